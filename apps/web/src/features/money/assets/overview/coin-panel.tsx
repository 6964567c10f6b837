import { Checkbox } from '@peerbourse/ui/fields/checkbox';
import { SearchField } from '@peerbourse/ui/fields/search-field';
import { useState } from 'react';
import { useRead } from '#base/api/read.ts';
import { useText } from '#base/i18n/texts.tsx';
import { LinkButton } from '#base/links/link.tsx';
import { Panel } from '#parts/panel.tsx';
import { QueryBoundary } from '#parts/query-boundary.tsx';
import { type CoinBalance, coinBalancesQuery } from '#queries/assets/coin-balances.query.ts';
import { coinAliasListQuery } from '#queries/reference/coin-alias-list.query.ts';
import { NothingYet } from '#shell/nothing-yet.tsx';
import { useSession } from '#site/session/use-session.ts';
import { useSiteSettings } from '#site/site-settings.ts';
import { CoinTable } from './coin-table.tsx';
import { type CoinOrder, ownsNothing, shownCoins } from './shown-coins.ts';
import { useHidesSmall } from './small-coins.ts';

const loadingRows = 8;

/** Coin by coin: where it is, what is set aside, and what could leave. */
export function CoinPanel() {
  const t = useText('assets');
  return (
    <Panel title={t('coins')} isBareOnPhone>
      <QueryBoundary query={coinBalancesQuery} fallback={<CoinTable coins={[]} loadingRows={loadingRows} />}>
        {({ coins }) => (ownsNothing(coins) ? <NoCoins /> : <Coins coins={coins} />)}
      </QueryBoundary>
    </Panel>
  );
}

function Coins({ coins }: { coins: readonly CoinBalance[] }) {
  const t = useText('assets');
  const aliases = useRead(coinAliasListQuery)?.aliasMapping ?? {};
  const [typed, setTyped] = useState('');
  const [hidesSmall, hideSmall] = useHidesSmall();
  const [order, setOrder] = useState<CoinOrder>({ by: 'value', isDescending: true });
  const shown = shownCoins(coins, { typed, hidesSmall, order, aliases });
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <div role="search" className="w-full tablet:w-80">
          <SearchField label={t('search')} placeholder={t('search')} clearLabel={t('search_clear')} value={typed} onChange={setTyped} />
        </div>
        <Checkbox label={t('hide_small')} checked={hidesSmall} onChange={(event) => hideSmall(event.currentTarget.checked)} />
        <p role="status" className="sr-only">
          {typed.trim() === '' ? '' : t('found', { count: shown.length })}
        </p>
      </div>
      <CoinTable coins={shown} aliases={aliases} order={order} onOrder={setOrder} />
    </div>
  );
}

/** Buying among people is the way to the first coins. Where it is closed, being ready is what there is to do. */
function NoCoins() {
  const t = useText('assets');
  const { p2pState, fastTrade } = useSiteSettings();
  if (!p2pState) return <NotYet />;
  return (
    <div className="rounded-large border-line max-tablet:border">
      <NothingYet
        title={t('none_title')}
        text={t('none_buy_text')}
        action={
          <LinkButton to={fastTrade ? '/buy-sell-crypto?side=buy&coin=USDT' : '/p2p-trade/buy'} size="medium">
            {t('none_buy')}
          </LinkButton>
        }
      />
    </div>
  );
}

function NotYet() {
  const t = useText('assets');
  const isVerified = useSession().account?.userInfo?.hasRealValidate === true;
  return (
    <div className="rounded-large border-line max-tablet:border">
      <NothingYet
        title={t('none_title')}
        text={t(isVerified ? 'none_text_verified' : 'none_text')}
        action={
          <LinkButton to={isVerified ? '/markets' : '/account/verified'} size="medium">
            {t(isVerified ? 'none_prices' : 'none_verify')}
          </LinkButton>
        }
      />
    </div>
  );
}
