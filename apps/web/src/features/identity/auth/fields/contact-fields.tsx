import { Tabs } from '@peerbourse/ui/actions/tabs';
import { TextInput } from '@peerbourse/ui/fields/text-input';
import type { ReactNode } from 'react';
import { useText } from '#base/i18n/texts.tsx';
import { CountryField } from '#parts/choices/country-field.tsx';
import { type Contact, type ContactKind, kindOf } from './contact.ts';
import { useDialCodes } from './dial-codes.tsx';

interface ContactFieldsProps {
  contact: Contact;
  onChange: (contact: Contact) => void;
  problem?: string | undefined;
  /** Where the browser may fill in a known name, or an address for something new. */
  isForLogin: boolean;
  isLocked?: boolean;
  /** The rest of the form, which belongs to the chosen tab. */
  children?: ReactNode;
}

/** Email or phone. The field itself knows which of them it holds; the tabs say it and let people choose. */
export function ContactFields({ contact, onChange, children, ...field }: ContactFieldsProps) {
  const t = useText('auth');
  const choose = (kind: ContactKind) => onChange({ ...contact, kind, text: kindOf(contact.text, kind) === kind ? contact.text : '' });
  return (
    <Tabs
      label={t('contact_kind')}
      tabs={[
        { key: 'email', label: t('email') },
        { key: 'phone', label: t('phone') },
      ]}
      current={contact.kind}
      onChange={choose}
      hasLine
    >
      <div className="grid gap-4">
        <ContactField contact={contact} onChange={onChange} {...field} />
        {children}
      </div>
    </Tabs>
  );
}

function ContactField({ contact, onChange, problem, isForLogin, isLocked = false }: Omit<ContactFieldsProps, 'children'>) {
  const t = useText('auth');
  const isEmail = contact.kind === 'email';
  const usual = isEmail ? 'email' : 'tel-national';
  return (
    <div className="flex flex-wrap gap-3 tablet:flex-nowrap">
      {!isEmail && (
        <DialCodeSelect country={contact.country} isLocked={isLocked} onChoose={(country) => onChange({ ...contact, country })} />
      )}
      <div className="min-w-48 flex-1">
        <TextInput
          name="contact"
          label={t(isEmail ? 'email_address' : 'phone_number')}
          value={contact.text}
          onChange={({ currentTarget: { value } }) => onChange({ ...contact, text: value, kind: kindOf(value, contact.kind) })}
          error={problem}
          hasErrorLine
          isRequired
          readOnly={isLocked}
          inputMode={isEmail ? 'email' : 'tel'}
          autoComplete={isForLogin ? 'username' : usual}
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          placeholder={isEmail ? t('email_example') : undefined}
          maxLength={254}
          dir="ltr"
          className="text-start"
        />
      </div>
    </div>
  );
}

function DialCodeSelect({ country, isLocked, onChoose }: { country: string; isLocked: boolean; onChoose: (country: string) => void }) {
  const t = useText('auth');
  const { choices } = useDialCodes();
  return (
    <div className="w-full shrink-0 tablet:w-44">
      <CountryField kind="dial" label={t('dial_code')} value={country} onChange={onChoose} choices={choices} isDisabled={isLocked} />
    </div>
  );
}
