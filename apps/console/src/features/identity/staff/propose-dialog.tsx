import { proposeStaffChange } from '@peerbourse/contract/identity/staff/propose-staff-change';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { type Progress, useSubmission } from '#api/use-submission.ts';
import { Button } from '#parts/button.tsx';
import { Modal } from '#parts/modal.tsx';
import { OutcomeNotice } from '#parts/outcome-notice.tsx';
import { type ProposalDraft, type ProposalField, readProposal } from './propose.form.ts';
import { ProposeFields } from './propose-fields.tsx';
import { staffProposalsQuery } from './staff-proposals.query.ts';
import { kindsFor, type Member } from './staff-text.ts';

export interface ProposeDialogProps {
  subject: Member | 'new' | undefined;
  onClose: () => void;
  onProposed: () => void;
}

export function ProposeDialog({ subject, onClose, onProposed }: ProposeDialogProps) {
  const title = subject === 'new' ? 'Propose a member' : `Propose a change of ${subject?.name ?? ''}`;
  return (
    <Modal isOpen={subject !== undefined} title={title} note="It takes effect when somebody else agrees." onClose={onClose}>
      {subject && <ProposeForm subject={subject} onCancel={onClose} onProposed={onProposed} />}
    </Modal>
  );
}

interface ProposeFormProps {
  subject: Member | 'new';
  onCancel: () => void;
  onProposed: () => void;
}

function ProposeForm({ subject, onCancel, onProposed }: ProposeFormProps) {
  const client = useQueryClient();
  const [draft, setDraft] = useState(() => firstDraft(subject));
  const [problems, setProblems] = useState<Partial<Record<ProposalField, string>>>({});
  const { progress, send, sendAgain, reset } = useSubmission(proposeStaffChange);
  const isHeld = progress.state === 'sending' || progress.state === 'unanswered';

  function conclude(next: Progress<typeof proposeStaffChange>) {
    if (next.state !== 'done') return;
    void client.invalidateQueries({ queryKey: staffProposalsQuery.queryKey });
    onProposed();
  }

  async function propose(event: FormEvent) {
    event.preventDefault();
    if (isHeld) return;
    const reading = readProposal(draft);
    setProblems('problems' in reading ? reading.problems : {});
    if ('input' in reading) conclude(await send(reading.input));
  }

  return (
    <form className="grid gap-4" onSubmit={propose} noValidate>
      <ProposeFields
        subject={subject}
        draft={draft}
        problems={problems}
        onChange={(part) => setDraft((before) => ({ ...before, ...part }))}
      />
      <OutcomeNotice progress={progress} onSendAgain={async () => conclude(await sendAgain())} onGiveUp={reset} />
      <div className="flex flex-wrap justify-end gap-2">
        <Button size="large" onClick={onCancel}>
          Cancel
        </Button>
        {progress.state !== 'unanswered' && (
          <Button kind="primary" size="large" type="submit" isBusy={progress.state === 'sending'}>
            Propose
          </Button>
        )}
      </div>
    </form>
  );
}

function firstDraft(subject: Member | 'new'): ProposalDraft {
  if (subject === 'new') return { kind: 'add', name: '', email: '', roles: [], reason: '' };
  return { kind: kindsFor(subject)[0] ?? 'suspend', name: subject.name, email: '', roles: subject.roles, reason: '' };
}
