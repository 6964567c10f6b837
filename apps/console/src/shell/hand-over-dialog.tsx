import { giveCase } from '@peerbourse/contract/identity/work/give-case';
import { useState } from 'react';
import { useSubmission } from '#api/use-submission.ts';
import { ActForm } from '#desk/act-form.tsx';
import { ChoiceField } from '#desk/choice-field.tsx';
import { Modal } from '#parts/modal.tsx';
import type { CaseFile, CaseName } from './case-file.query.ts';

export interface HandOverDialogProps {
  isOpen: boolean;
  name: CaseName;
  file: CaseFile;
  onClose: () => void;
  onDone: (file: CaseFile) => void;
}

export function HandOverDialog({ isOpen, onClose, ...rest }: HandOverDialogProps) {
  return (
    <Modal isOpen={isOpen} title="Hand the case over" note="Whoever gets it finds it among theirs on My work." onClose={onClose}>
      <HandOverForm onClose={onClose} {...rest} />
    </Modal>
  );
}

const nobody = '-';

function HandOverForm({ name, file, onClose, onDone }: Omit<HandOverDialogProps, 'isOpen'>) {
  const submission = useSubmission(giveCase);
  const [to, setTo] = useState('');
  const [isChecked, setIsChecked] = useState(false);
  const names = file.colleagues.filter((each) => each !== file.holder).map((each) => [each, each] as const);
  const labels = Object.fromEntries([['', 'Choose'], ...names, ...(file.holder ? [[nobody, 'Nobody: let it go'] as const] : [])]);

  function read() {
    setIsChecked(true);
    return to === '' ? undefined : { ...name, from: file.holder, to: to === nobody ? null : to };
  }

  return (
    <ActForm submission={submission} read={read} button="Hand over" onCancel={onClose} onDone={onDone}>
      <ChoiceField
        label="Who gets it"
        value={to}
        labels={labels}
        problem={isChecked && to === '' ? 'Choose who gets it.' : undefined}
        isFirst
        onChange={setTo}
      />
    </ActForm>
  );
}
