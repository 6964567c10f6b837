import type { Format } from '@peerbourse/rules/formats/format';
import { useFormat } from '#base/i18n/format.ts';
import { useText } from '#base/i18n/texts.tsx';

/** How far a price lies from the reference, in words: the sign alone would leave open what is better. */
export function SpreadText({ ppm, isShortOnPhones = false }: { ppm: number | null; isShortOnPhones?: boolean }) {
  const t = useText('p2p');
  const format = useFormat();
  const words = ppm === null ? t('spread_unknown') : spreadText(ppm, t, format);
  return (
    <span className="text-12 text-ink-soft">
      {isShortOnPhones && ppm !== null && (
        <span aria-hidden="true" className="figure tablet:hidden">
          {signed(ppm, format)}
        </span>
      )}
      <span className={isShortOnPhones && ppm !== null ? 'max-tablet:sr-only' : ''}>{words}</span>
    </span>
  );
}

/** Less than half of the last digit that is shown, in millionths. */
const noSpread = 50;

function spreadText(ppm: number, t: ReturnType<typeof useText<'p2p'>>, format: Format): string {
  if (Math.abs(ppm) < noSpread) return t('spread_none');
  return t(ppm > 0 ? 'spread_over' : 'spread_under', { percent: format.ppm(Math.abs(ppm), 2) });
}

/** Where there is room for the figure alone. */
function signed(ppm: number, format: Format): string {
  const percent = format.ppm(Math.abs(ppm), 2);
  return Math.abs(ppm) < noSpread ? percent : `${ppm > 0 ? '+' : '−'}${percent}`;
}
