import { saveView } from '@peerbourse/contract/identity/work/save-view';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useSubmission } from '#api/use-submission.ts';
import { ActForm } from '#desk/act-form.tsx';
import { TextField } from '#desk/text-field.tsx';
import { Modal } from '#parts/modal.tsx';

export interface SaveViewDialogProps {
  isOpen: boolean;
  onClose: () => void;
}

/** Keeps this list with its filters under a name; the names stand on My work. */
export function SaveViewDialog({ isOpen, onClose }: SaveViewDialogProps) {
  return (
    <Modal
      isOpen={isOpen}
      title="Save this view"
      note="The place, its filters and what is open. Only you see it, on My work."
      onClose={onClose}
    >
      <SaveViewForm onClose={onClose} />
    </Modal>
  );
}

function SaveViewForm({ onClose }: { onClose: () => void }) {
  const client = useQueryClient();
  const [name, setName] = useState('');
  const [problem, setProblem] = useState<string>();

  function read() {
    const input = { name: name.trim(), address: location.hash };
    const isFine = saveView.input.safeParse(input).success;
    setProblem(isFine ? undefined : 'Write a name of up to 60 characters.');
    return isFine ? input : undefined;
  }

  return (
    <ActForm
      submission={useSubmission(saveView)}
      read={read}
      button="Save"
      onCancel={onClose}
      onDone={() => {
        void client.invalidateQueries({ queryKey: ['work/view-list'] });
        onClose();
      }}
    >
      <TextField label="Name" value={name} problem={problem} isFirst onChange={setName} />
    </ActForm>
  );
}
