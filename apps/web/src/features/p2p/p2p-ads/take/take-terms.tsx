import type { MarketAd } from '@peerbourse/contract/p2p/p2p-ads/ad.shape';
import { displayDecimal } from '@peerbourse/rules/money';
import { Skeleton } from '@peerbourse/ui/feedback/skeleton';
import { DefinitionList } from '@peerbourse/ui/figures/definition-list';
import { useText } from '#base/i18n/texts.tsx';
import { useDuration } from '#features/p2p/shared/duration-text.ts';
import type { AdDetail } from '#queries/p2p-ads/ad-detail.query.ts';
import { AdPictures } from './ad-pictures.tsx';
import { type Digits, feeOf } from './take.form.ts';

interface TakeTermsProps {
  ad: MarketAd;
  detail: AdDetail | undefined;
  quantity: string;
  digits: Digits;
}

/** Price, time, cost and what happens when nobody acts; then the advertiser's own words. */
export function TakeTerms({ ad, detail, quantity, digits }: TakeTermsProps) {
  const t = useText('p2p');
  const duration = useDuration();
  return (
    <div className="grid gap-3">
      <DefinitionList
        variant="ends"
        definitions={[
          { name: t('price'), value: `${displayDecimal(ad.price)} ${ad.fiatCode}`, isFigure: true },
          { name: t('time_to_pay'), value: duration(ad.payMinutes * 60) },
          { name: t('fee'), value: <Fee detail={detail} quantity={quantity} digits={digits} />, isFigure: true },
          { name: t('if_nobody_acts'), value: t('nobody_acts') },
        ]}
      />
      <div className="text-13">
        <p className="text-ink-soft">{t('advertiser_terms')}</p>
        {detail ? (
          <p dir="auto" className="mt-1 max-h-32 overflow-y-auto wrap-anywhere whitespace-pre-line">
            {detail.remark || t('no_terms')}
          </p>
        ) : (
          <Skeleton className="mt-2 w-60" />
        )}
      </div>
      {detail && <AdPictures pictures={detail.pictures} />}
    </div>
  );
}

function Fee({ detail, quantity, digits }: Omit<TakeTermsProps, 'ad'>) {
  const t = useText('p2p');
  if (!detail) return '–';
  if (detail.takerFeePpm === 0) return t('fee_none');
  return `${displayDecimal(feeOf(quantity, detail.takerFeePpm, digits))} ${detail.coinCode}`;
}
