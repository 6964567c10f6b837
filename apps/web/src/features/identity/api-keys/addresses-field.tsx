import { TextArea } from '@peerbourse/ui/fields/text-area';
import { useText } from '#base/i18n/texts.tsx';

interface AddressesFieldProps {
  value: string;
  error: string | undefined;
  onChange: (text: string) => void;
}

export function AddressesField({ value, error, onChange }: AddressesFieldProps) {
  const t = useText('api-keys');
  return (
    <TextArea
      label={t('addresses_label')}
      hint={t('addresses_hint')}
      error={error}
      rows={3}
      dir="ltr"
      autoComplete="off"
      spellCheck={false}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
