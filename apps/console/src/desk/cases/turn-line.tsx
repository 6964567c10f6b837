import type { AppealClock } from '@peerbourse/rules/p2p-appeals/appeal-clock';
import { toneText } from '#parts/tone.ts';
import { ToneIcon } from '#parts/tone-icon.tsx';
import { turnText, turnTone } from './case-text.ts';

/** Whose turn it is in a case, with the time that is left. */
export function TurnLine({ clock, now }: { clock: AppealClock; now: number }) {
  const tone = turnTone(clock);
  return (
    <span className={`flex min-w-0 items-center gap-1.5 font-semibold ${toneText[tone]}`}>
      <ToneIcon tone={tone} className="size-3.5" />
      <span className="min-w-0 break-words">{turnText(clock, now)}</span>
    </span>
  );
}
