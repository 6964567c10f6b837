import { CountdownRing } from '@peerbourse/ui/figures/countdown-ring';
import { useText } from '#base/i18n/texts.tsx';
import { useNow } from '#base/lib/use-now.ts';
import { clockText, heldMs, remainingMs } from './quote-clock.ts';
import type { Quoted } from './use-quote.ts';

/** How long the price still holds; it is renewed when the ring has run out. */
export function QuoteRing({ quoted: { answeredAt } }: { quoted: Quoted }) {
  const t = useText('p2p');
  const now = useNow() ?? answeredAt;
  const remaining = remainingMs(answeredAt, now);
  return <CountdownRing size="small" remainingMs={remaining} totalMs={heldMs} text={clockText(remaining)} label={t('price_held')} />;
}
