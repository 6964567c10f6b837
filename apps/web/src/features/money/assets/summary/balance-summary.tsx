import { useKnown } from '#base/api/read.ts';
import { useText } from '#base/i18n/texts.tsx';
import { Link, LinkButton } from '#base/links/link.tsx';
import { totalAssetsQuery } from '#queries/assets/total-assets.query.ts';
import { useAmountsHidden } from '#site/preferences/asset-display.ts';
import { useSiteSettings } from '#site/site-settings.ts';
import { useLiveAssets } from '../assets.live.ts';
import { EyeButton } from '../eye-button.tsx';
import { isZero } from '../overview/shown-coins.ts';
import { Total } from '../total.tsx';
import { TransferButton } from '../transfer/transfer-button.tsx';

/** What somebody owns in all, with the way to each coin and what is done most. */
export function BalanceSummary({ userId }: { userId: string }) {
  useLiveAssets(userId);
  const t = useText('assets');
  const common = useText('common');
  return (
    <section
      aria-labelledby="balance-title"
      className="flex min-h-74 desktop:min-h-80 flex-col gap-4 rounded-large border border-line bg-canvas p-4 tablet:p-6"
    >
      <div>
        <div className="flex flex-wrap items-center gap-x-2">
          <h2 id="balance-title" className="text-14 font-medium text-ink-soft">
            {t('total')}
          </h2>
          <EyeButton />
          <Link to="/assets" className="quiet-link ms-auto text-13">
            {common('my_assets')}
          </Link>
        </div>
        <Total />
      </div>
      <QuickActions />
    </section>
  );
}

/** What is open, and nothing else. Whoever has no coins yet is shown how to get the first. */
function QuickActions() {
  const t = useText('assets');
  const rates = useText('rates');
  const common = useText('common');
  const { p2pState, fastTrade } = useSiteSettings();
  const hasNothing = useHasNothing();
  return (
    <div className="mt-auto grid grid-cols-2 gap-2.5">
      {p2pState && hasNothing && (
        <div className="col-span-2">
          <LinkButton to={fastTrade ? '/buy-sell-crypto?side=buy&coin=USDT' : '/p2p-trade/buy'} size="medium" isWide>
            {t('none_buy')}
          </LinkButton>
        </div>
      )}
      {p2pState && !hasNothing && (
        <LinkButton to="/p2p-trade/buy" size="medium" isWide>
          {rates('quick_buy')}
        </LinkButton>
      )}
      {p2pState && (
        <LinkButton to="/p2p-trade/sell" variant="secondary" size="medium" isWide>
          {rates('quick_sell')}
        </LinkButton>
      )}
      {!hasNothing && <TransferButton isWide />}
      {p2pState && (
        <LinkButton to="/p2p-trade/orders" variant="secondary" size="medium" isWide>
          {common('my_orders')}
        </LinkButton>
      )}
    </div>
  );
}

/** Known to have no coins; hidden amounts do not give it away. */
function useHasNothing(): boolean {
  const total = useKnown(totalAssetsQuery)?.totalAsset;
  return !useAmountsHidden() && total !== undefined && isZero(total.totalUSDT) && isZero(total.totalBTC);
}
