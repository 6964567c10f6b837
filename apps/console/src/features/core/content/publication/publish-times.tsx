import { Field } from '#parts/field.tsx';
import type { PublishDraft, PublishProblems } from './publish.form.ts';

export interface PublishTimesProps {
  draft: PublishDraft;
  problems: PublishProblems;
  isHeld: boolean;
  onChange: (draft: PublishDraft) => void;
}

const boxClasses = 'flex min-h-8 cursor-pointer items-center gap-2.5 text-14 pointer-coarse:min-h-11';

/** From when to when. */
export function PublishTimes({ draft, problems, isHeld, onChange }: PublishTimesProps) {
  return (
    <fieldset disabled={isHeld} className="grid gap-3">
      <legend className="sr-only">When it is shown</legend>
      <div className="grid gap-1">
        {[false, true].map((isLater) => (
          <label key={String(isLater)} className={boxClasses}>
            <input
              type="radio"
              name="begin"
              className="size-4.5 accent-brand"
              checked={draft.isLater === isLater}
              onChange={() => onChange({ ...draft, isLater })}
            />
            {isLater ? 'At a time' : 'Now'}
          </label>
        ))}
      </div>
      {draft.isLater && (
        <TimeField
          label="Begins (UTC)"
          value={draft.startsAt}
          problem={problems.startsAt}
          onChange={(startsAt) => onChange({ ...draft, startsAt })}
        />
      )}
      <label className={boxClasses}>
        <input
          type="checkbox"
          className="size-4.5 accent-brand"
          checked={draft.hasEnd}
          onChange={(event) => onChange({ ...draft, hasEnd: event.target.checked })}
        />
        Until a time
      </label>
      {draft.hasEnd && (
        <TimeField
          label="Ends (UTC)"
          value={draft.endsAt}
          problem={problems.endsAt}
          onChange={(endsAt) => onChange({ ...draft, endsAt })}
        />
      )}
    </fieldset>
  );
}

interface TimeFieldProps {
  label: string;
  value: string;
  problem: string | undefined;
  onChange: (value: string) => void;
}

function TimeField({ label, value, problem, onChange }: TimeFieldProps) {
  return (
    <Field
      label={label}
      problem={problem}
      control={(wiring) => <input {...wiring} type="datetime-local" value={value} onChange={(event) => onChange(event.target.value)} />}
    />
  );
}
