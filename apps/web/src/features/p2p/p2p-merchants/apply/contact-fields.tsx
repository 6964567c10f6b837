import { type ContactKind, contactKinds } from '@peerbourse/rules/p2p-merchants/merchant';
import { Select } from '@peerbourse/ui/fields/select';
import { TextInput } from '@peerbourse/ui/fields/text-input';
import { useText } from '#base/i18n/texts.tsx';
import { Panel } from '#parts/panel.tsx';
import { contactNames } from '../merchant-text.ts';
import type { SectionProps } from './form-props.ts';

/** One way to reach the applicant besides email and phone. */
export function ContactFields({ draft, error, onChange }: SectionProps & { error: string | undefined }) {
  const t = useText('p2p-merchants');
  return (
    <Panel title={t('contact')} lead={t('contact_lead')}>
      <div className="grid gap-4 tablet:grid-cols-[200px_1fr]">
        <Select
          label={t('contact_kind')}
          options={contactKinds.map((kind) => ({ value: kind, label: contactNames[kind] }))}
          value={draft.contactKind}
          onChange={(event) => onChange({ contactKind: event.currentTarget.value as ContactKind })}
        />
        <TextInput
          label={t('contact_value')}
          error={error}
          isRequired
          autoComplete="off"
          dir="ltr"
          maxLength={80}
          value={draft.contactValue}
          onChange={(event) => onChange({ contactValue: event.currentTarget.value })}
        />
      </div>
    </Panel>
  );
}
