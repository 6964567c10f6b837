import type { Format } from '@peerbourse/rules/formats/format';

const arrows = { up: 'M5 1l4.3 7.5H0.7z', down: 'M5 9 0.7 1.5h8.6z' } as const;
const colours = { up: 'text-up', down: 'text-down', none: 'text-ink-soft' } as const;
const signs = { up: '+', down: '−', none: '' } as const;

/** A change with sign, arrow and colour, so that none of them stands alone; no change has none of the three. */
export function Change({ percent, label, format }: { percent: string; label: string; format: Format }) {
  const trend = /^-?0*\.?0*$/.test(percent) ? 'none' : percent.startsWith('-') ? 'down' : 'up';
  return (
    <span className={`figure inline-flex items-center gap-1 ${colours[trend]}`}>
      {trend !== 'none' && (
        <svg viewBox="0 0 10 10" width="10" height="10" aria-hidden="true" fill="currentColor">
          <path d={arrows[trend]} />
        </svg>
      )}
      <span className="sr-only">{label}</span>
      {signs[trend]}
      {format.percent(percent.replace('-', ''), 2)}
    </span>
  );
}
