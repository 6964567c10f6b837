import type { StaffRole } from '@peerbourse/contract/call';
import { decideRemoval } from '@peerbourse/contract/p2p/p2p-merchants/desk/decide-removal';
import { proposeRemoval } from '@peerbourse/contract/p2p/p2p-merchants/desk/propose-removal';
import { isRemovable } from '@peerbourse/rules/p2p-merchants/merchant';
import { useState } from 'react';
import { useSubmission } from '#api/use-submission.ts';
import { ActForm } from '#desk/act-form.tsx';
import { ChoiceField } from '#desk/choice-field.tsx';
import { NoteField, noteProblem } from '#desk/note-field.tsx';
import { Modal } from '#parts/modal.tsx';
import type { ListedMerchant } from './merchant-desk.query.ts';
import { causeText } from './merchant-text.ts';

export type RemovalAct = 'propose' | 'remove' | 'keep';

/** What a member may do about the status of a merchant. The server looks again, and so does the database. */
export function removalActsFor({ state, removal }: ListedMerchant, roles: readonly StaffRole[], name: string): RemovalAct[] {
  const has = (...wanted: StaffRole[]) => wanted.some((role) => roles.includes(role));
  if (removal) return removal.proposedBy !== name && has('approver', 'risk') ? ['remove', 'keep'] : [];
  return isRemovable(state) && has('decider', 'risk') ? ['propose'] : [];
}

export interface RemovalDialogProps {
  asked: { merchant: ListedMerchant; act: RemovalAct } | undefined;
  onClose: () => void;
  onDone: (message: string) => void;
}

const titles: Record<RemovalAct, string> = {
  propose: 'Propose to remove this merchant',
  remove: 'Remove this merchant',
  keep: 'Keep this merchant',
};

export function RemovalDialog({ asked, onClose, onDone }: RemovalDialogProps) {
  const form = { onClose, onDone };
  return (
    <Modal
      isOpen={asked !== undefined}
      title={asked && titles[asked.act]}
      note={asked && `${asked.merchant.nickName}, user ${asked.merchant.userId}`}
      onClose={onClose}
    >
      {asked?.act === 'propose' && <ProposeForm merchant={asked.merchant} {...form} />}
      {asked && asked.act !== 'propose' && <DecideForm merchant={asked.merchant} isApproved={asked.act === 'remove'} {...form} />}
    </Modal>
  );
}

type FormProps = Omit<RemovalDialogProps, 'asked'> & { merchant: ListedMerchant };

// Somebody loses the status by it, so nothing is chosen beforehand.
const causes = { '': 'Choose', ...causeText } as const;

function ProposeForm({ merchant: { userId }, onClose, onDone }: FormProps) {
  const submission = useSubmission(proposeRemoval);
  const [cause, setCause] = useState<keyof typeof causes>('');
  const [reason, setReason] = useState('');
  const [isChecked, setIsChecked] = useState(false);
  const reasonProblem = noteProblem(reason, 10);

  function read() {
    setIsChecked(true);
    return cause === '' || reasonProblem ? undefined : { userId, cause, reason: reason.trim() };
  }

  return (
    <ActForm
      submission={submission}
      read={read}
      button="Propose"
      isDestructive
      onCancel={onClose}
      onDone={() => onDone('Proposed. Another member has to decide.')}
    >
      <p className="text-14">Nothing changes before another member has decided.</p>
      <ChoiceField
        label="Cause"
        value={cause}
        labels={causes}
        problem={isChecked && cause === '' ? 'Choose what the status is taken away for.' : undefined}
        isFirst
        onChange={setCause}
      />
      <NoteField
        label="Reason"
        hint="What it rests on: orders, reports, messages. Kept in the audit log with your name."
        note={reason}
        problem={isChecked ? reasonProblem : undefined}
        most={500}
        onChange={setReason}
      />
    </ActForm>
  );
}

function DecideForm({ merchant, isApproved, onClose, onDone }: FormProps & { isApproved: boolean }) {
  const submission = useSubmission(decideRemoval);
  const [reason, setReason] = useState('');
  const [problem, setProblem] = useState<string>();
  const { removal } = merchant;
  if (!removal) return null;

  function read() {
    const found = noteProblem(reason, 10);
    setProblem(found);
    return found !== undefined || !removal ? undefined : { removalNo: removal.removalNo, isApproved, reason: reason.trim() };
  }

  return (
    <ActForm
      submission={submission}
      read={read}
      button={isApproved ? 'Remove' : 'Keep'}
      isDestructive={isApproved}
      onCancel={onClose}
      onDone={() => onDone(isApproved ? 'The status is taken away.' : 'The proposal is rejected. The status stays.')}
    >
      <p className="text-14">
        {removal.proposedBy} proposed it: {causeText[removal.cause]}. <q className="break-words">{removal.reason}</q>
      </p>
      <p className="text-14">
        {isApproved
          ? 'The mark and the right to publish end at once and for good. The deposit goes back when the notice is over. Open orders go on.'
          : 'Nothing changes. It can be proposed again.'}
      </p>
      <NoteField
        label="Reason"
        hint="Kept in the audit log with your name."
        note={reason}
        problem={problem}
        most={500}
        isFirst
        onChange={setReason}
      />
    </ActForm>
  );
}
