import { displayDecimal, formatUnits } from '@peerbourse/rules/money';
import { useText } from '#base/i18n/texts.tsx';

/** A percent has ten thousand millionths, two of whose digits are shown. */
const percentDigits = 4;

/** How far a price lies from the reference, in words: the sign alone would leave open what is better. */
export function SpreadText({ ppm }: { ppm: number | null }) {
  const t = useText('p2p');
  return <span className="text-12 text-ink-soft">{ppm === null ? t('spread_unknown') : spreadText(ppm, t)}</span>;
}

function spreadText(ppm: number, t: ReturnType<typeof useText<'p2p'>>): string {
  const percent = displayDecimal(formatUnits(BigInt(Math.abs(ppm)), percentDigits), 2);
  if (percent === '0.00') return t('spread_none');
  return t(ppm > 0 ? 'spread_over' : 'spread_under', { percent });
}
