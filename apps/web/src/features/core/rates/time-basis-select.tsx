import { type TimeBasis, timeBasisOf, timeBasisOptions } from '@peerbourse/rules/time-basis';
import { useText } from '#base/i18n/texts.tsx';
import { useTimeBasis } from '#site/preferences/time-basis.ts';

/** Since when changes are counted: the last day, or midnight somewhere. */
export function TimeBasisSelect() {
  const t = useText('rates');
  const [basis, choose] = useTimeBasis();
  const nameOf = (option: TimeBasis) => (option === 'last24h' ? t('basis_last24h') : t('basis_midnight', { offset: offsetText(option) }));
  return (
    <label className="flex max-w-full flex-wrap items-center gap-2 text-13 text-ink-soft">
      {t('change_since')}
      <select
        value={String(basis)}
        onChange={(event) => choose(timeBasisOf(event.target.value))}
        className="min-h-11 max-w-full min-w-0 cursor-pointer rounded-medium border border-control bg-canvas px-3 text-14 font-semibold text-ink mouse:min-h-9"
      >
        {timeBasisOptions.map((option) => (
          <option key={option} value={String(option)}>
            {nameOf(option)}
          </option>
        ))}
      </select>
    </label>
  );
}

/** As clocks write it: +08:00. */
function offsetText(minutes: number): string {
  const hours = String(Math.abs(minutes) / 60).padStart(2, '0');
  return `${minutes < 0 ? '−' : '+'}${hours}:00`;
}
