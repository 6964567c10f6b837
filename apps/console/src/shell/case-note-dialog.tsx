import { writeCaseNote } from '@peerbourse/contract/identity/work/write-case-note';
import { useState } from 'react';
import { useSubmission } from '#api/use-submission.ts';
import { ActForm } from '#desk/act-form.tsx';
import { NoteField } from '#desk/note-field.tsx';
import { Modal } from '#parts/modal.tsx';
import type { CaseFile, CaseName } from './case-file.query.ts';

export interface CaseNoteDialogProps {
  isOpen: boolean;
  name: CaseName;
  onClose: () => void;
  onDone: (file: CaseFile) => void;
}

export function CaseNoteDialog({ isOpen, onClose, ...rest }: CaseNoteDialogProps) {
  return (
    <Modal
      isOpen={isOpen}
      title="Note for colleagues"
      note="The customer never sees it. It stays for a year and cannot be changed."
      onClose={onClose}
    >
      <CaseNoteForm onClose={onClose} {...rest} />
    </Modal>
  );
}

function CaseNoteForm({ name, onClose, onDone }: Omit<CaseNoteDialogProps, 'isOpen'>) {
  const submission = useSubmission(writeCaseNote);
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<string>();

  function read() {
    const isEnough = text.trim().length >= 3;
    setProblem(isEnough ? undefined : 'Write at least 3 characters.');
    return isEnough ? { ...name, text: text.trim() } : undefined;
  }

  return (
    <ActForm submission={submission} read={read} button="Write" onCancel={onClose} onDone={onDone}>
      <NoteField
        label="Note"
        hint="@name puts the case among those of a colleague. What you saw, no names or contacts of customers."
        note={text}
        problem={problem}
        most={1000}
        isFirst
        onChange={setText}
      />
    </ActForm>
  );
}
