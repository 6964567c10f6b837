import { restrictTrader } from '@peerbourse/contract/p2p/p2p-users/restrict-trader';
import { utcDateTime } from '@peerbourse/rules/utc-time';
import { useState } from 'react';
import { useSubmission } from '#api/use-submission.ts';
import { ActForm } from '#desk/act-form.tsx';
import { ChoiceField } from '#desk/choice-field.tsx';
import { NoteField } from '#desk/note-field.tsx';
import type { Trader } from '#desk/trader.query.ts';
import { restrictionKindText, restrictionReasonText } from '#desk/trader-text.ts';
import { Field } from '#parts/field.tsx';
import { Modal } from '#parts/modal.tsx';
import {
  emptyRestriction,
  hoursOf,
  type RestrictionDraft,
  type RestrictionProblems,
  readRestriction,
  timeText,
} from './restriction.form.ts';

export interface RestrictDialogProps {
  trader: Trader | undefined;
  onClose: () => void;
  onDone: (message: string) => void;
}

export function RestrictDialog({ trader, onClose, onDone }: RestrictDialogProps) {
  return (
    <Modal
      isOpen={trader !== undefined}
      title="Restrict this trader"
      note={trader && `${trader.nickName}, user ${trader.userId}`}
      onClose={onClose}
    >
      {trader && <RestrictForm trader={trader} onClose={onClose} onDone={onDone} />}
    </Modal>
  );
}

function RestrictForm({ trader, onClose, onDone }: RestrictDialogProps & { trader: Trader }) {
  const submission = useSubmission(restrictTrader);
  const [draft, setDraft] = useState(emptyRestriction);
  const [problems, setProblems] = useState<RestrictionProblems>({});
  const change = (part: Partial<RestrictionDraft>) => setDraft({ ...draft, ...part });

  function read() {
    const reading = readRestriction(trader.userId, draft);
    setProblems('problems' in reading ? reading.problems : {});
    return 'input' in reading ? reading.input : undefined;
  }

  return (
    <ActForm
      submission={submission}
      read={read}
      button="Restrict"
      isDestructive
      onCancel={onClose}
      onDone={({ until }) =>
        onDone(`${restrictionKindText[draft.kind]}: held back ${until ? `until ${utcDateTime(until)} UTC` : 'until it is lifted'}.`)
      }
    >
      <ChoiceField label="What" value={draft.kind} labels={restrictionKindText} isFirst onChange={(kind) => change({ kind })} />
      <ChoiceField
        label="Reason"
        hint="The trader reads it in their own language."
        value={draft.reason}
        labels={restrictionReasonText}
        onChange={(reason) => change({ reason })}
      />
      <TimeFields draft={draft} problem={problems.hours} onChange={change} />
      <NoteField
        label="Note"
        hint="For colleagues: kept in the history and in the audit log with your name."
        note={draft.note}
        problem={problems.note}
        onChange={(note) => change({ note })}
      />
    </ActForm>
  );
}

interface TimeFieldsProps {
  draft: RestrictionDraft;
  problem: string | undefined;
  onChange: (part: Partial<RestrictionDraft>) => void;
}

function TimeFields({ draft, problem, onChange }: TimeFieldsProps) {
  return (
    <div className={`grid items-start gap-4 ${draft.time === 'other' ? 'tablet:grid-cols-2' : ''}`}>
      <ChoiceField label="How long" hint={endText(draft)} value={draft.time} labels={timeText} onChange={(time) => onChange({ time })} />
      {draft.time === 'other' && (
        <Field
          label="Hours"
          problem={problem}
          control={(wiring) => (
            <input
              {...wiring}
              inputMode="numeric"
              maxLength={4}
              value={draft.hours}
              onChange={(event) => onChange({ hours: event.target.value })}
            />
          )}
        />
      )}
    </div>
  );
}

function endText(draft: RestrictionDraft): string {
  const hours = hoursOf(draft);
  if (hours === null) return 'It has no end of its own.';
  if (hours === undefined) return 'Enter how many hours.';
  return `Ends about ${utcDateTime(new Date(Date.now() + hours * 3_600_000).toISOString())} UTC.`;
}
