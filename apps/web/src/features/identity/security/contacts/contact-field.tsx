import { TextInput } from '@peerbourse/ui/fields/text-input';
import { useText } from '#base/i18n/texts.tsx';
import type { ContactDraft, ContactKind } from './contact-draft.ts';
import { DialCodeSelect } from './dial-code-select.tsx';

interface ContactFieldProps {
  kind: ContactKind;
  draft: ContactDraft;
  error: string | undefined;
  onChange: (draft: ContactDraft) => void;
}

/** An email address, or a phone number with its dial code. */
export function ContactField({ kind, draft, error, onChange }: ContactFieldProps) {
  const t = useText('security');
  if (kind === 'email') {
    return (
      <TextInput
        label={t('email_new')}
        type="email"
        autoComplete="email"
        dir="ltr"
        value={draft.email}
        onChange={(event) => onChange({ ...draft, email: event.currentTarget.value.trim() })}
        error={error}
        isRequired
      />
    );
  }
  return (
    <div className="grid gap-4 tablet:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
      <DialCodeSelect value={draft.dialCode} onChange={(dialCode) => onChange({ ...draft, dialCode })} />
      <TextInput
        label={t('phone_new')}
        type="tel"
        inputMode="numeric"
        autoComplete="tel-national"
        dir="ltr"
        value={draft.phone}
        onChange={(event) => onChange({ ...draft, phone: event.currentTarget.value.replace(/\D/g, '') })}
        error={error}
        isRequired
      />
    </div>
  );
}
