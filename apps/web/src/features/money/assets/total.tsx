import type { CallOutput } from '@peerbourse/contract/call';
import type { totalAssets } from '@peerbourse/contract/money/assets/total-assets';
import { Skeleton } from '@peerbourse/ui/feedback/skeleton';
import { useFormat } from '#base/i18n/format.ts';
import { useText } from '#base/i18n/texts.tsx';
import { Amount } from '#parts/assets/amount.tsx';
import { shownValue } from '#parts/assets/asset-value.ts';
import { useCurrencyValue } from '#parts/assets/use-currency-value.ts';
import { QueryBoundary } from '#parts/query-boundary.tsx';
import { totalAssetsQuery } from '#queries/assets/total-assets.query.ts';
import { useAmountsHidden, useValuationUnit } from '#site/preferences/asset-display.ts';

/** Everything that somebody owns as one amount. What is hidden needs no reading: its place is the same. */
export function Total() {
  if (useAmountsHidden()) return <TotalLines total={undefined} />;
  return (
    <QueryBoundary query={totalAssetsQuery} fallback={<Skeleton shape="block" className="mt-1 h-24 w-60" />}>
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
