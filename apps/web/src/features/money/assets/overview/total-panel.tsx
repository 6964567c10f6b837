import type { CallOutput } from '@peerbourse/contract/call';
import type { totalAssets } from '@peerbourse/contract/money/assets/total-assets';
import { SegmentedControl } from '@peerbourse/ui/actions/segmented-control';
import { Skeleton } from '@peerbourse/ui/feedback/skeleton';
import { useFormat } from '#base/i18n/format.ts';
import { useText } from '#base/i18n/texts.tsx';
import { LinkButton } from '#base/links/link.tsx';
import { Amount } from '#parts/assets/amount.tsx';
import { shownValue } from '#parts/assets/asset-value.ts';
import { useCurrencyValue } from '#parts/assets/use-currency-value.ts';
import { QueryBoundary } from '#parts/query-boundary.tsx';
import { totalAssetsQuery } from '#queries/assets/total-assets.query.ts';
import { chooseValuationUnit, useAmountsHidden, useValuationUnit, valuationUnits } from '#site/preferences/asset-display.ts';
import { useSiteSettings } from '#site/site-settings.ts';
import { EyeButton } from '../eye-button.tsx';
import { TransferButton } from '../transfer/transfer-button.tsx';
import { WalletSplit } from './wallet-split.tsx';
import { WorthPanel } from './worth-panel.tsx';

/** Everything together, and what can be done with it. */
export function TotalPanel() {
  const t = useText('assets');
  return (
    <section
      aria-labelledby="total-title"
      className="grid gap-x-8 gap-y-5 tablet:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] tablet:rounded-large tablet:border tablet:border-line tablet:p-6"
    >
      <div className="grid min-w-0 content-start gap-4">
        <div className="min-w-0">
          <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
            <h2 id="total-title" className="text-14 font-medium text-ink-soft">
              {t('total')}
            </h2>
            <EyeButton />
            <UnitChoice />
          </div>
          <Total />
        </div>
        <Actions />
        <WalletSplit />
      </div>
      <WorthPanel />
    </section>
  );
}

/** What is open, and nothing else. */
function Actions() {
  const rates = useText('rates');
  const { p2pState } = useSiteSettings();
  return (
    <div className="flex flex-wrap gap-2.5">
      {p2pState && (
        <>
          <LinkButton to="/p2p-trade/buy" size="medium">
            {rates('quick_buy')}
          </LinkButton>
          <LinkButton to="/p2p-trade/sell" variant="secondary" size="medium">
            {rates('quick_sell')}
          </LinkButton>
        </>
      )}
      <TransferButton />
    </div>
  );
}

function UnitChoice() {
  const t = useText('assets');
  return (
    <SegmentedControl
      label={t('unit')}
      size="small"
      value={useValuationUnit()}
      onChange={chooseValuationUnit}
      segments={valuationUnits.map((unit) => ({ value: unit, label: unit }))}
    />
  );
}

/** What is hidden needs no reading: its place is the same. */
function Total() {
  if (useAmountsHidden()) return <TotalLines total={undefined} />;
  return (
    <QueryBoundary query={totalAssetsQuery} fallback={<Skeleton shape="block" className="mt-2 h-24 w-60" />}>
      {(total) => <TotalLines total={total} />}
    </QueryBoundary>
  );
}

function TotalLines({ total }: { total: CallOutput<typeof totalAssets> | undefined }) {
  const format = useFormat();
  const t = useText('assets');
  const unit = useValuationUnit();
  const { currency, inCurrency } = useCurrencyValue();
  const { totalBTC = '0', totalUSDT = '0' } = total?.totalAsset ?? {};
  const assetValue = inCurrency(totalUSDT);
  return (
    <div className="mt-1 min-h-24">
      <p data-total="" className="text-28 font-bold wrap-anywhere tablet:text-32">
        <Amount>
          {shownValue({ btc: totalBTC, usdt: totalUSDT }, unit, format)} <span className="text-18">{unit}</span>
        </Amount>
      </p>
      {assetValue !== undefined && (
        <p data-total-currency="" className="text-16 text-ink-soft">
          <Amount>
            ≈ {assetValue} {currency}
          </Amount>
        </p>
      )}
      {total && total.pricesAt !== '' && (
        <p className="mt-0.5 text-12 text-ink-faint">
          <time dateTime={total.pricesAt}>{t('prices_at', { time: format.moment(total.pricesAt) })}</time>
        </p>
      )}
    </div>
  );
}
