import { setBusinessHours } from '@peerbourse/contract/p2p/p2p-users/set-business-hours';
import { type TimeZones, timeZones } from '@peerbourse/rules/times/time-zones';
import { Button } from '@peerbourse/ui/actions/button';
import { StatusTag } from '@peerbourse/ui/feedback/status-tag';
import { Checkbox } from '@peerbourse/ui/fields/checkbox';
import { Switch } from '@peerbourse/ui/fields/switch';
import { TextInput } from '@peerbourse/ui/fields/text-input';
import { type FormEvent, useState, useSyncExternalStore } from 'react';
import { useText } from '#base/i18n/texts.tsx';
import { showToast } from '#base/toasts/toasts.ts';
import type { MyTrader } from '#features/p2p/shared/my-trader.ts';
import { ChoiceField } from '#parts/choices/choice-field.tsx';
import { Panel } from '#parts/panel.tsx';
import { ProblemBanner } from '#parts/problem-banner.tsx';
import { useCallMutation } from '#parts/use-call-mutation.ts';
import { useTakeTrader } from '../use-take-trader.ts';
import { draftOf, type HoursDraft, hoursFault, hoursOf, isPastMidnight, toggledDay, weekDays } from './hours.form.ts';

/** When own ads are on the market. All of them can be paused with one switch. */
export function HoursPanel({ trader }: { trader: MyTrader }) {
  const t = useText('p2p-users');
  const act = useCallMutation(setBusinessHours);
  const takeTrader = useTakeTrader();
  const { businessHours, isPaused, isAtWork } = trader;

  async function save(input: { isPaused: boolean; hours: MyTrader['businessHours'] }): Promise<boolean> {
    const answer = await act.run(input);
    if (answer) takeTrader({ isPaused: answer.isPaused, businessHours: answer.hours, isAtWork: answer.isAtWork });
    return answer !== undefined;
  }

  /** Shown at once, and taken back when it was not kept. */
  async function pause(next: boolean): Promise<void> {
    takeTrader({ isPaused: next });
    if (!(await save({ isPaused: next, hours: businessHours }))) takeTrader({ isPaused });
  }

  return (
    <Panel
      title={t('hours')}
      lead={t('hours_lead')}
      aside={
        <StatusTag
          tone={isAtWork && !isPaused ? 'success' : 'quiet'}
          // Whoever has paused is off the market at every hour.
          label={t(isPaused ? 'paused' : isAtWork ? 'at_work' : 'not_at_work')}
        />
      }
    >
      <div className="grid max-w-140 gap-4">
        <ProblemBanner problem={act.problem} />
        <Switch
          label={t('pause_all')}
          note={t('pause_all_note')}
          checked={isPaused}
          onChange={(event) => void pause(event.currentTarget.checked)}
        />
        <HoursForm hours={businessHours} isRunning={act.isRunning} onSave={(hours) => save({ isPaused, hours })} onChange={act.reset} />
      </div>
    </Panel>
  );
}

interface HoursFormProps {
  hours: MyTrader['businessHours'];
  isRunning: boolean;
  onSave: (hours: MyTrader['businessHours']) => Promise<boolean>;
  onChange: () => void;
}

function HoursForm({ hours, isRunning, onSave, onChange }: HoursFormProps) {
  const t = useText('p2p-users');
  const zones = useZones();
  const [given, setGiven] = useState<HoursDraft>();
  const [isChecked, setIsChecked] = useState(false);
  const draft = given ?? draftOf(hours, zones.own);
  const fault = hoursFault(draft);
  const change = (part: Partial<HoursDraft>) => {
    setGiven({ ...draft, ...part });
    onChange();
  };

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    setIsChecked(true);
    if (isRunning || fault || !(await onSave(hoursOf(draft)))) return;
    setGiven(undefined);
    showToast('success', t('hours_saved'));
  }

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-4 border-t border-line pt-4">
      <Checkbox
        label={t('hours_always')}
        checked={draft.isAlways}
        onChange={(event) => change({ isAlways: event.currentTarget.checked })}
      />
      {!draft.isAlways && (
        <>
          <Days days={draft.days} error={isChecked && fault === 'days' && t('hours_no_day')} onChange={(days) => change({ days })} />
          <div className="grid grid-cols-2 gap-4">
            <TextInput
              label={t('hours_from')}
              type="time"
              value={draft.from}
              onChange={(event) => change({ from: event.currentTarget.value })}
              error={isChecked && fault === 'times' && t('hours_no_time')}
            />
            <TextInput
              label={t('hours_until')}
              type="time"
              value={draft.until}
              hint={isPastMidnight(draft) ? t('hours_next_day') : undefined}
              onChange={(event) => change({ until: event.currentTarget.value })}
              error={isChecked && fault === 'same' && t('hours_same')}
            />
          </div>
          <ChoiceField
            label={t('time_zone')}
            kind="zone"
            choices={[...new Set([draft.timeZone, ...zones.all])].map((zone) => ({ value: zone, label: zone.replaceAll('_', ' ') }))}
            value={draft.timeZone}
            onChange={(timeZone) => change({ timeZone })}
          />
        </>
      )}
      <div>
        <Button
          type="submit"
          variant="secondary"
          size="small"
          isDisabled={given === undefined}
          isLoading={isRunning}
          loadingLabel={t('saving')}
        >
          {t('hours_save')}
        </Button>
      </div>
    </form>
  );
}

const serverZones: TimeZones = { own: 'UTC', all: [] };
let browserZones: TimeZones | undefined;

/** Zones belong to the browser: the first HTML knows only UTC. */
function useZones(): TimeZones {
  return useSyncExternalStore(neverChanges, zonesOfBrowser, () => serverZones);
}

function zonesOfBrowser(): TimeZones {
  browserZones ??= timeZones();
  return browserZones;
}

function neverChanges(): () => void {
  return () => undefined;
}

function Days({ days, error, onChange }: { days: number; error: string | false; onChange: (days: number) => void }) {
  const t = useText('p2p-users');
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 text-13 font-medium text-ink-soft">{t('hours_days')}</legend>
      <div className="grid max-w-110 grid-cols-7 gap-1.5">
        {weekDays.map((day) => (
          <label
            key={day}
            className="relative inline-grid min-h-11 min-w-0 cursor-pointer place-items-center rounded-small border border-line-strong text-13 font-semibold text-ink-soft has-checked:border-brand has-checked:bg-brand-tint has-checked:text-brand has-focus-visible:outline-2 has-focus-visible:outline-brand mouse:min-h-9"
          >
            <input
              type="checkbox"
              checked={(days & day) !== 0}
              onChange={() => onChange(toggledDay(days, day))}
              className="absolute inset-0 cursor-[inherit] appearance-none outline-none"
            />
            {t(`day_${day}`)}
          </label>
        ))}
      </div>
      {error && (
        <p role="alert" className="mt-1 text-13 text-bad">
          {error}
        </p>
      )}
    </fieldset>
  );
}
