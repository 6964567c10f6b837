import { bindContact } from '@peerbourse/contract/identity/security/bind-contact';
import { useState } from 'react';
import { useText } from '#base/i18n/texts.tsx';
import type { Factors } from '#parts/factors/asked-methods.ts';
import { FactorDialog } from '#parts/factors/factor-dialog.tsx';
import { type Problem, useCallMutation } from '#parts/use-call-mutation.ts';
import { HoldNote } from '../hold-note.tsx';
import { useFinishChange } from '../use-finish-change.ts';
import { ContactCodeField } from './contact-code-field.tsx';
import { type ContactKind, contactOf, emptyContact } from './contact-draft.ts';
import { ContactField } from './contact-field.tsx';

interface BindContactDialogProps {
  kind: ContactKind;
  /** There is one already, which the new one replaces. */
  isChange: boolean;
  onClose: () => void;
}

const texts = {
  email: { bind: 'email_bind', change: 'email_change', invalid: 'email_invalid', saved: 'email_saved' },
  mobile: { bind: 'phone_bind', change: 'phone_change', invalid: 'phone_invalid', saved: 'phone_saved' },
} as const;

/** Where codes will go: the new address or number has to show that it can be reached, the old ways have to agree. */
export function BindContactDialog({ kind, isChange, onClose }: BindContactDialogProps) {
  const t = useText('security');
  const act = useCallMutation(bindContact);
  const finish = useFinishChange(onClose);
  const [draft, setDraft] = useState(emptyContact);
  const [code, setCode] = useState('');
  const [isChecked, setIsChecked] = useState(false);
  const contact = contactOf(kind, draft);
  const place = placeOf(act.problem);
  const invalid = t(texts[kind].invalid);

  async function submit(factors: Factors): Promise<void> {
    const answer = await act.run({ kind, ...contact, code, factors });
    if (answer) finish(t(texts[kind].saved));
  }

  return (
    <FactorDialog
      title={t(isChange ? texts[kind].change : texts[kind].bind)}
      purpose="change-contact"
      submitLabel={t('save')}
      isRunning={act.isRunning}
      problem={act.problem}
      isShownElsewhere={() => place !== undefined}
      check={() => {
        setIsChecked(true);
        return contact !== undefined && code.length === 6;
      }}
      onSubmit={(factors) => void submit(factors)}
      onClose={onClose}
    >
      {isChange && <HoldNote />}
      <ContactField
        kind={kind}
        draft={draft}
        error={place === 'contact' ? act.problem?.message : isChecked && !contact ? invalid : undefined}
        onChange={(changed) => {
          setDraft(changed);
          act.reset();
        }}
      />
      <ContactCodeField
        to={contact && { purpose: 'bind-contact', channel: kind, ...contact }}
        reason={invalid}
        code={code}
        error={place === 'code' ? act.problem?.message : isChecked && code.length !== 6 ? t('code_incomplete') : undefined}
        onChange={(digits) => {
          setCode(digits);
          act.reset();
        }}
      />
    </FactorDialog>
  );
}

/** Where a refusal is shown: at the contact, at its code, or elsewhere. */
function placeOf(problem: Problem | undefined): 'contact' | 'code' | undefined {
  if (problem?.refusal === 'security.contact-taken' || problem?.refusal === 'security.no-target') return 'contact';
  // A wrong code of those that confirm the change has a name.
  return problem?.refusal === 'security.wrong-code' && problem.details.method === undefined ? 'code' : undefined;
}
