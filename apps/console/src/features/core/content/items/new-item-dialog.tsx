import type { ContentKind } from '@peerbourse/contract/core/content/kind.shape';
import { type FormEvent, useState } from 'react';
import { Button } from '#parts/button.tsx';
import { Field } from '#parts/field.tsx';
import { Modal } from '#parts/modal.tsx';
import { goTo } from '#shell/use-screen.ts';
import { fragmentOf } from '../content-address.ts';
import { kindForm } from '../kind-form.ts';
import { nameOf, namesLeft, newNameProblem } from './new-item.form.ts';

export interface NewItemDialogProps {
  isOpen: boolean;
  kind: ContentKind;
  taken: readonly string[];
  onClose: () => void;
}

/** Only leads to the empty editor: an item exists from its first version on. */
export function NewItemDialog({ isOpen, kind, taken, onClose }: NewItemDialogProps) {
  const { title, about } = kindForm(kind);
  return (
    <Modal isOpen={isOpen} title={`New in ${title}`} note={about} onClose={onClose}>
      <NewItemForm kind={kind} taken={taken} onClose={onClose} />
    </Modal>
  );
}

function NewItemForm({ kind, taken, onClose }: Omit<NewItemDialogProps, 'isOpen'>) {
  const left = namesLeft(kind, taken);
  const [typed, setTyped] = useState(left?.[0] ?? '');
  const [problem, setProblem] = useState<string>();
  const name = nameOf(typed);

  function begin(event: FormEvent) {
    event.preventDefault();
    const found = newNameProblem(kind, name, taken);
    setProblem(found);
    if (found !== undefined) return;
    onClose();
    goTo(fragmentOf(kind, name));
  }

  return (
    <form className="grid gap-4" onSubmit={begin} noValidate>
      {left?.length === 0 ? (
        <p className="text-14">Everything that can exist here exists already.</p>
      ) : (
        <Field
          label="Name"
          hint={left ? 'The site reads these names only.' : `It cannot be changed later. It becomes: ${name || '…'}`}
          problem={problem}
          control={(wiring) =>
            left ? (
              <select {...wiring} data-first-focus value={typed} onChange={(event) => setTyped(event.target.value)}>
                {left.map((option) => (
                  <option key={option}>{option}</option>
                ))}
              </select>
            ) : (
              <input {...wiring} data-first-focus autoComplete="off" value={typed} onChange={(event) => setTyped(event.target.value)} />
            )
          }
        />
      )}
      <div className="flex flex-wrap justify-end gap-2">
        <Button size="large" onClick={onClose}>
          Cancel
        </Button>
        {left?.length !== 0 && (
          <Button kind="primary" size="large" type="submit">
            Begin
          </Button>
        )}
      </div>
    </form>
  );
}
