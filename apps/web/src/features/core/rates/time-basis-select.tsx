import { type TimeBasis, timeBasisOf, timeBasisOptions } from '@peerbourse/rules/time-basis';
import { ComboboxControl } from '@peerbourse/ui/combobox/combobox-control';
import { useText } from '#base/i18n/texts.tsx';
import { showToast } from '#base/toasts/toasts.ts';
import { useChoosing } from '#parts/choices/use-choosing.ts';
import { useTimeBasis } from '#site/preferences/time-basis.ts';

interface TimeBasisSelectProps {
  /** On a phone it stands among fields, and has its name above as they have. */
  isField?: boolean;
}

/** Since when changes are counted: the last day, or midnight somewhere. */
export function TimeBasisSelect({ isField = false }: TimeBasisSelectProps) {
  const t = useText('rates');
  const [basis, choose] = useTimeBasis();
  const choosing = useChoosing(undefined, undefined, (chosen) => choose(timeBasisOf(chosen)));
  const nameOf = (option: TimeBasis) => (option === 'last24h' ? t('basis_last24h') : t('basis_midnight', { offset: offsetText(option) }));
  return (
    <div
      className={`flex max-w-full flex-wrap items-center gap-2 text-13 text-ink-soft ${isField ? 'max-tablet:grid max-tablet:gap-1.5' : ''}`}
    >
      <span aria-hidden="true" className={isField ? 'max-tablet:font-medium' : ''}>
        {t('change_since')}
      </span>
      <ComboboxControl
        {...choosing}
        label={t('change_since')}
        wiring={{ 'aria-label': t('change_since') }}
        value={String(basis)}
        choices={timeBasisOptions.map((option) => ({ value: String(option), label: nameOf(option) }))}
        onFailure={(hasFailed) => hasFailed && showToast('error', choosing.texts.failed)}
        className="min-h-11 max-w-full rounded-medium border border-control bg-canvas px-3 text-14 font-semibold text-ink mouse:min-h-9"
      />
    </div>
  );
}

/** As clocks write it: +08:00. */
function offsetText(minutes: number): string {
  const hours = String(Math.abs(minutes) / 60).padStart(2, '0');
  return `${minutes < 0 ? '−' : '+'}${hours}:00`;
}
