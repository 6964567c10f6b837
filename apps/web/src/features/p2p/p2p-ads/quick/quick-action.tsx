import { Button } from '@peerbourse/ui/actions/button';
import { Banner } from '@peerbourse/ui/feedback/banner';
import { lazy, Suspense } from 'react';
import { ensureTexts } from '#base/i18n/current-store.ts';
import { useFormat } from '#base/i18n/format.ts';
import { useText } from '#base/i18n/texts.tsx';
import { LinkButton } from '#base/links/link.tsx';
import { useFailureText } from '#parts/use-failure-text.ts';
import { loginAddressFor } from '#site/session/login-address.ts';
import { useSession } from '#site/session/use-session.ts';
import { takeTexts } from '../take/lazy-take-panel.ts';
import { settledAmounts } from '../take/take.form.ts';
import { quickAddress } from './quick-place.ts';
import { meantPlace, type QuickTrade, shownAmounts } from './quick-trade.ts';

const QuickConfirm = lazy(async () => {
  const [{ QuickConfirm: component }] = await Promise.all([import('./quick-confirm.tsx'), ensureTexts(takeTexts)]);
  return { default: component };
});

interface QuickActionProps extends QuickTrade {
  isConfirming: boolean;
  onClose: () => void;
}

/** The one button of the card, and the last look that it leads to. What becomes of the price is then told there. */
export function QuickAction({ isConfirming, onClose, ...trade }: QuickActionProps) {
  const { place, quoted, digits } = trade;
  return (
    <>
      <Way {...trade} />
      {isConfirming && quoted.last && (
        <Suspense>
          <QuickConfirm place={place} match={quoted.last} quoted={quoted} digits={digits} onClose={onClose} />
        </Suspense>
      )}
    </>
  );
}

/** To the last look, to the login, or to a new price for whoever comes back to it. */
function Way(trade: QuickTrade) {
  const t = useText('p2p');
  const { place, typed, quoted, hasFilters } = trade;
  const { isLogin } = useSession();
  const label = useActionLabel(trade);
  const variant = place.side === 'buy' ? 'up' : 'down';
  if (!isLogin) {
    return (
      <LinkButton to={loginAddressFor(quickAddress(meantPlace(trade.place, trade.typed)))} variant={variant} isWide>
        {t(`log_in_${place.side}`, { coin: place.coin })}
      </LinkButton>
    );
  }
  if (quoted.isResting) return <StillThere onAsk={quoted.ask} isAsking={quoted.isAsking} />;
  if (quoted.error && !quoted.hasNoMatch) return <Unanswered error={quoted.error} onAsk={quoted.ask} isAsking={quoted.isAsking} />;
  const isWaiting = typed.isUnsettled || (hasFilters && !quoted.match && quoted.isAsking);
  if (quoted.hasNoMatch && !isWaiting) return null;
  return (
    <Button type="submit" variant={variant} size="large" isWide isLoading={isWaiting} loadingLabel={t('asking_price')}>
      {label}
    </Button>
  );
}

function useActionLabel(trade: QuickTrade): string {
  const format = useFormat();
  const t = useText('p2p');
  const { coin } = settledAmounts(shownAmounts(trade));
  const isBuying = trade.place.side === 'buy';
  if (coin === '') return t(isBuying ? 'buy_coin' : 'sell_coin', { coin: trade.place.coin });
  return t(isBuying ? 'buy_amount' : 'sell_amount', { amount: format.number(coin), coin: trade.place.coin });
}

interface AskAgainProps {
  onAsk: () => void;
  isAsking: boolean;
}

function StillThere({ onAsk, isAsking }: AskAgainProps) {
  const t = useText('p2p');
  return (
    <div className="grid gap-3">
      <Banner tone="info" isSpoken>
        {t('still_there')}
      </Banner>
      <Button size="large" isWide isLoading={isAsking} loadingLabel={t('asking_price')} onClick={onAsk}>
        {t('new_price')}
      </Button>
    </div>
  );
}

function Unanswered({ error, onAsk, isAsking }: AskAgainProps & { error: Error }) {
  const t = useText('p2p');
  const common = useText('common');
  return (
    <div className="grid gap-3">
      <Banner tone="error" isSpoken>
        {useFailureText()(error)}
      </Banner>
      <Button variant="secondary" size="large" isWide isLoading={isAsking} loadingLabel={t('asking_price')} onClick={onAsk}>
        {common('try_again')}
      </Button>
    </div>
  );
}
