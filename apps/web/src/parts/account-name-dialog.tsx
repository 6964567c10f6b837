import { TextInput } from '@peerbourse/ui/fields/text-input';
import { type FormEvent, useId, useState } from 'react';
import { useText } from '#base/i18n/texts.tsx';
import { FormDialog } from './form-dialog.tsx';
import { ProblemBanner } from './problem-banner.tsx';
import type { Problem } from './use-call-mutation.ts';

interface AccountNameDialogProps {
  title: string;
  note: string;
  hint?: string;
  submitLabel: string;
  /** The name so far; a new account has none. */
  name?: string;
  autoComplete: string;
  isRunning: boolean;
  problem: Problem | undefined;
  /** What was refused is the name itself: it is said at the field. */
  isAboutName: boolean;
  onChange: () => void;
  onSubmit: (name: string) => void;
  onClose: () => void;
}

const shortest = 2;
const longest = 30;

/** Asks for the name of an account. */
export function AccountNameDialog({ name: before = '', ...props }: AccountNameDialogProps) {
  const t = useText('account');
  const form = useId();
  const [name, setName] = useState(before);
  const [isChecked, setIsChecked] = useState(false);
  const isUsable = Array.from(name.trim()).length >= shortest;

  function submit(event: FormEvent): void {
    event.preventDefault();
    setIsChecked(true);
    if (isUsable) props.onSubmit(name.trim());
  }

  return (
    <FormDialog
      onClose={props.onClose}
      title={props.title}
      note={props.note}
      width="small"
      form={form}
      submitLabel={props.submitLabel}
      runningLabel={t('saving')}
      cancelLabel={t('cancel')}
      isRunning={props.isRunning}
    >
      <form id={form} noValidate onSubmit={submit} className="grid gap-4">
        {!props.isAboutName && <ProblemBanner problem={props.problem} />}
        <TextInput
          label={t('name')}
          hint={props.hint}
          maxLength={longest}
          autoComplete={props.autoComplete}
          value={name}
          onChange={(event) => {
            setName(event.currentTarget.value);
            props.onChange();
          }}
          error={props.isAboutName ? props.problem?.message : isChecked && !isUsable && t('name_short')}
          isRequired
        />
      </form>
    </FormDialog>
  );
}
