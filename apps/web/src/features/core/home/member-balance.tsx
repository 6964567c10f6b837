import type { CallOutput } from '@peerbourse/contract/call';
import type { totalAssets } from '@peerbourse/contract/money/assets/total-assets';
import { Skeleton } from '@peerbourse/ui/feedback/skeleton';
import { useQuery } from '@tanstack/react-query';
import { optionsOf } from '#base/api/read.ts';
import { useFormat } from '#base/i18n/format.ts';
import { useText } from '#base/i18n/texts.tsx';
import { Amount } from '#parts/assets/amount.tsx';
import { shownValue } from '#parts/assets/asset-value.ts';
import { useCurrencyValue } from '#parts/assets/use-currency-value.ts';
import { totalAssetsQuery } from '#queries/assets/total-assets.query.ts';
import { useAmountsHidden, useValuationUnit } from '#site/preferences/asset-display.ts';

/** What a member owns in all, as they chose to see it. The first HTML knows nothing of that choice and shows no amount. */
export function MemberBalance() {
  const format = useFormat();
  const t = useText('home');
  const unit = useValuationUnit();
  const isHidden = useAmountsHidden();
  const { currency, inCurrency } = useCurrencyValue();
  const { data, isError } = useQuery<CallOutput<typeof totalAssets>>({ ...optionsOf(totalAssetsQuery), enabled: !isHidden });
  if (isError && !data) return null;
  const { totalBTC = '0', totalUSDT = '0' } = data?.totalAsset ?? {};
  const assetValue = inCurrency(totalUSDT);
  return (
    <>
      <p className="text-14 text-ink-soft">{t('total_balance')}</p>
      {!data && !isHidden ? (
        <Skeleton className="my-2 h-7 w-60" />
      ) : (
        <p data-total="" className="text-28 font-bold wrap-anywhere">
          <Amount>
            {shownValue({ btc: totalBTC, usdt: totalUSDT }, unit, format)} <span className="text-16">{unit}</span>
          </Amount>
        </p>
      )}
      {data && assetValue !== undefined && !isHidden && (
        <p className="text-ink-soft">
          <span className="figure">
            ≈ {assetValue} {currency}
          </span>
        </p>
      )}
    </>
  );
}
