import { useFormat } from '#base/i18n/format.ts';
import { useText } from '#base/i18n/texts.tsx';
import { shareBetween } from './ladder-place.ts';

interface BandBarProps {
  lowest: string;
  highest: string;
  reference: string;
  price: string | undefined;
}

/** Between which prices an ad may lie, where the reference is, and where this ad is. Prices rise from left to right in every language. */
export function BandBar({ lowest, highest, reference, price }: BandBarProps) {
  const format = useFormat();
  const t = useText('p2p-ads');
  const middle = `${shareBetween(reference, lowest, highest)}%`;
  return (
    <div dir="ltr">
      <svg width="100%" height="20" aria-hidden="true" className="block overflow-visible">
        <line x1="0" x2="100%" y1="10" y2="10" strokeWidth="6" strokeLinecap="round" className="stroke-line" />
        <line x1={middle} x2={middle} y1="3" y2="17" strokeWidth="2" className="stroke-ink-soft" />
        {price !== undefined && (
          <circle cx={`${shareBetween(price, lowest, highest)}%`} cy="10" r="7" strokeWidth="3" className="fill-brand stroke-canvas" />
        )}
      </svg>
      <div className="mt-1 flex justify-between gap-3 text-12 text-ink-soft">
        <span>
          {t('band_lowest')} <span className="figure font-semibold text-ink">{format.price(lowest)}</span>
        </span>
        <span className="text-end">
          {t('band_highest')} <span className="figure font-semibold text-ink">{format.price(highest)}</span>
        </span>
      </div>
    </div>
  );
}
