import { Button } from '@peerbourse/ui/actions/button';
import { Checkbox } from '@peerbourse/ui/fields/checkbox';
import { TextInput } from '@peerbourse/ui/fields/text-input';
import { useEffect, useRef, useState } from 'react';
import { useText } from '#base/i18n/texts.tsx';
import { CodeField } from './fields/code-field.tsx';
import { ContactFields } from './fields/contact-fields.tsx';
import { CountrySelect } from './fields/country-select.tsx';
import type { ProblemsOf } from './fields/field-problems.ts';
import { NewPasswordField, PasswordOwner } from './fields/new-password-field.tsx';
import { codeAsk, type Registration, type RegistrationField } from './registration.ts';

interface StepProps {
  registration: Registration;
  problems: ProblemsOf<RegistrationField>;
  onEdit: (changed: Partial<Registration>, field: RegistrationField) => void;
}

/** How somebody can be reached, and where they live. A code that was typed belongs to the contact of before. */
export function AccountFields({ registration: { contact, country }, problems, onEdit }: StepProps) {
  return (
    <ContactFields
      contact={contact}
      onChange={(changed) => onEdit({ contact: changed, code: '' }, 'contact')}
      problem={problems.contact}
      isForLogin={false}
    >
      <div data-field="country">
        <CountrySelect
          value={country}
          onChange={(chosen) => onEdit({ country: chosen, contact: { ...contact, country: chosen } }, 'country')}
          problem={problems.country}
        />
      </div>
    </ContactFields>
  );
}

interface CodeFieldsProps extends StepProps {
  dialCode: string;
  onComplete: (code: string) => void;
}

export function CodeFields({ registration, problems, onEdit, dialCode, onComplete }: CodeFieldsProps) {
  const t = useText('auth');
  return (
    <CodeField
      name="code"
      label={t(registration.contact.kind === 'email' ? 'code_email' : 'code_mobile')}
      value={registration.code}
      onChange={(code) => onEdit({ code }, 'code')}
      onComplete={onComplete}
      problem={problems.code}
      ask={codeAsk(registration, dialCode)}
    />
  );
}

export function PasswordFields({ registration, problems, onEdit }: StepProps) {
  const t = useText('auth');
  return (
    <>
      <PasswordOwner name={registration.contact.text.trim()} />
      <NewPasswordField
        value={registration.password}
        onChange={(password) => onEdit({ password }, 'password')}
        problem={problems.password}
      />
      <InvitationField
        value={registration.invitationCode}
        onChange={(invitationCode) => onEdit({ invitationCode }, 'invitationCode')}
        problem={problems.invitationCode}
      />
      <Checkbox
        name="terms"
        label={t('accept_terms')}
        checked={registration.hasAccepted}
        onChange={({ currentTarget }) => onEdit({ hasAccepted: currentTarget.checked }, 'terms')}
        error={problems.terms}
      />
    </>
  );
}

interface InvitationFieldProps {
  value: string;
  onChange: (code: string) => void;
  problem: string | undefined;
}

/** Few have one, so it is folded away until somebody asks for it or comes with a code. */
function InvitationField({ value, onChange, problem }: InvitationFieldProps) {
  const t = useText('auth');
  const [wasOpened, setWasOpened] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (wasOpened) input.current?.focus();
  }, [wasOpened]);
  if (!wasOpened && value === '' && problem === undefined) {
    return (
      <div>
        <Button variant="quiet" size="small" onClick={() => setWasOpened(true)}>
          {t('have_invitation')}
        </Button>
      </div>
    );
  }
  return (
    <TextInput
      ref={input}
      name="invitationCode"
      label={t('invitation_code')}
      value={value}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
      error={problem}
      autoComplete="off"
      maxLength={32}
      dir="ltr"
      className="text-start"
    />
  );
}
