import { ringShare, type Urgency, urgencyOf } from './ring-share.ts';

/** Hours need smaller digits than minutes. */
const sizes = {
  small: { px: 44, minutes: 'text-12', hours: 'sr-only' },
  medium: { px: 64, minutes: 'text-14', hours: 'text-12' },
  large: { px: 84, minutes: 'text-18', hours: 'text-14' },
} as const;

const colours: Record<Urgency, string> = { calm: 'text-brand', soon: 'text-warn', last: 'text-bad' };

export interface CountdownRingProps {
  remainingMs: number;
  totalMs: number;
  /** What is left, as a clock shows it: "9:36". */
  text: string;
  /** What it counts down to; spoken before the text. */
  label: string;
  size?: keyof typeof sizes | undefined;
}

/** The time that is left. It does not speak while it ticks: who wants to know asks, and warnings are said elsewhere. */
export function CountdownRing({ remainingMs, totalMs, text, label, size = 'large' }: CountdownRingProps) {
  const share = ringShare(remainingMs, totalMs);
  const urgency = urgencyOf(remainingMs, totalMs);
  const { px, minutes, hours } = sizes[size];
  return (
    <div role="timer" aria-label={label} className="relative inline-grid shrink-0 place-items-center">
      <svg viewBox="0 0 84 84" width={px} height={px} fill="none" aria-hidden="true" className="-rotate-90">
        <circle cx="42" cy="42" r="38" strokeWidth="7" className="stroke-line" />
        {share > 0 && (
          <circle
            cx="42"
            cy="42"
            r="38"
            pathLength="100"
            strokeDasharray={`${share} 100`}
            strokeWidth="7"
            stroke="currentColor"
            className={colours[urgency]}
          />
        )}
      </svg>
      <span className={`figure absolute font-bold ${text.length > 5 ? hours : minutes} ${urgency === 'last' ? 'text-bad' : ''}`}>
        {text}
      </span>
    </div>
  );
}
