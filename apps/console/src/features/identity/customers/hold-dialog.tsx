import { holdUser } from '@peerbourse/contract/identity/customers/hold-user';
import { liftHold } from '@peerbourse/contract/identity/customers/lift-hold';
import { type FormEvent, useState } from 'react';
import { useSubmission } from '#api/use-submission.ts';
import { type HoldKind, holdText, holdTimes } from '#desk/customers/customer-text.ts';
import { Button } from '#parts/button.tsx';
import { Field } from '#parts/field.tsx';
import { Modal } from '#parts/modal.tsx';
import { OutcomeNotice } from '#parts/outcome-notice.tsx';

export interface HoldDialogProps {
  task: { lift: HoldKind } | 'place' | undefined;
  userId: string;
  onClose: () => void;
  onDone: () => void;
}

export function HoldDialog({ task, userId, onClose, onDone }: HoldDialogProps) {
  const title = task === undefined || task === 'place' ? 'Hold something back' : `Lift: ${holdText[task.lift]}`;
  return (
    <Modal isOpen={task !== undefined} title={title} note="Kept in the audit log with your name." onClose={onClose}>
      {task && <HoldForm task={task} userId={userId} onCancel={onClose} onDone={onDone} />}
    </Modal>
  );
}

interface HoldFormProps {
  task: { lift: HoldKind } | 'place';
  userId: string;
  onCancel: () => void;
  onDone: () => void;
}

function HoldForm({ task, userId, onCancel, onDone }: HoldFormProps) {
  const [kind, setKind] = useState<HoldKind>(task === 'place' ? 'withdraw' : task.lift);
  const [time, setTime] = useState(0);
  const [reason, setReason] = useState('');
  const [problem, setProblem] = useState<string>();
  const placing = useSubmission(holdUser);
  const lifting = useSubmission(liftHold);
  const { state } = task === 'place' ? placing.progress : lifting.progress;

  async function perform(event: FormEvent) {
    event.preventDefault();
    if (state === 'sending' || state === 'unanswered') return;
    const isShort = reason.trim().length < 3;
    setProblem(isShort ? 'Say why, in 3 to 200 characters.' : undefined);
    if (isShort) return;
    const common = { userId, kind, reason: reason.trim() };
    const next = task === 'place' ? await placing.send({ ...common, hours: holdTimes[time]?.hours ?? null }) : await lifting.send(common);
    if (next.state === 'done') onDone();
  }

  async function performAgain() {
    const next = await (task === 'place' ? placing.sendAgain() : lifting.sendAgain());
    if (next.state === 'done') onDone();
  }

  return (
    <form className="grid gap-4" onSubmit={perform} noValidate>
      {task === 'place' && (
        <>
          <Field
            label="What"
            control={(wiring) => (
              <select {...wiring} data-first-focus value={kind} onChange={(event) => setKind(event.target.value as HoldKind)}>
                {Object.entries(holdText).map(([id, label]) => (
                  <option key={id} value={id}>
                    {label}
                  </option>
                ))}
              </select>
            )}
          />
          <Field
            label="How long"
            control={(wiring) => (
              <select {...wiring} value={time} onChange={(event) => setTime(Number(event.target.value))}>
                {holdTimes.map(({ label }, index) => (
                  <option key={label} value={index}>
                    {label}
                  </option>
                ))}
              </select>
            )}
          />
        </>
      )}
      <Field
        label="Reason"
        problem={problem}
        control={(wiring) => (
          <textarea {...wiring} rows={2} maxLength={200} value={reason} onChange={(event) => setReason(event.target.value)} />
        )}
      />
      <OutcomeNotice progress={placing.progress} onSendAgain={() => void performAgain()} onGiveUp={placing.reset} />
      <OutcomeNotice progress={lifting.progress} onSendAgain={() => void performAgain()} onGiveUp={lifting.reset} />
      <div className="flex flex-wrap justify-end gap-2">
        <Button size="large" onClick={onCancel}>
          Cancel
        </Button>
        {state !== 'unanswered' && (
          <Button kind="danger" size="large" type="submit" isBusy={state === 'sending'}>
            {task === 'place' ? 'Hold back' : 'Lift'}
          </Button>
        )}
      </div>
    </form>
  );
}
