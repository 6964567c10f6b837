import { Button } from '@peerbourse/ui/actions/button';
import { TextInput } from '@peerbourse/ui/fields/text-input';
import { type FormEvent, useState } from 'react';
import { useHref, useNavigate } from 'react-router';
import { useText } from '#base/i18n/texts.tsx';

/** Begins an account. What is typed goes along inside the browser and never stands in an address, so the field has no name. */
export function RegisterField() {
  const t = useText('home');
  const [contact, setContact] = useState('');
  const navigate = useNavigate();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void navigate('/register', { state: { contact } });
  };
  return (
    <form action={useHref('/register')} onSubmit={submit} className="mt-7 flex max-w-130 flex-wrap items-start gap-2.5">
      <div className="min-w-56 flex-1">
        <TextInput
          label={t('email_or_phone')}
          isLabelHidden
          placeholder={t('email_or_phone')}
          size="large"
          value={contact}
          onChange={({ currentTarget }) => setContact(currentTarget.value)}
          maxLength={254}
          autoComplete="email"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          className="text-16 mouse:text-16"
        />
      </div>
      <Button type="submit" size="large" className="grow tablet:grow-0">
        {t('create_account')}
      </Button>
    </form>
  );
}
