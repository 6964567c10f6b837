import type { MyAd } from '@peerbourse/contract/p2p/p2p-ads/ad.shape';
import { useFormat } from '#base/i18n/format.ts';
import { useText } from '#base/i18n/texts.tsx';
import { SpreadText } from '#features/p2p/shared/spread-text.tsx';

/** What somebody would pay now, where it comes from, and how far it lies from the reference. */
export function AdPrice({
  ad: { price, pricing, spreadPpm, fiatCode },
}: {
  ad: Pick<MyAd, 'price' | 'pricing' | 'spreadPpm' | 'fiatCode'>;
}) {
  const t = useText('p2p-ads');
  const format = useFormat();
  return (
    <div className="min-w-0">
      <p className="text-18 leading-tight font-bold">
        {price === null ? t('price_unknown') : <span className="figure">{format.price(price)}</span>}
        <span className="text-13 font-medium text-ink-soft"> {fiatCode}</span>
      </p>
      <p className="mt-0.5 text-12">
        <SpreadText ppm={spreadPpm} />
      </p>
      <p className="text-12 text-ink-soft">
        {pricing.priceType === 'fixed'
          ? t('price_fixed')
          : t(pricing.premiumPpm < 0 ? 'price_follows_below' : 'price_follows_above', {
              percent: format.ppm(Math.abs(pricing.premiumPpm)),
            })}
      </p>
    </div>
  );
}
