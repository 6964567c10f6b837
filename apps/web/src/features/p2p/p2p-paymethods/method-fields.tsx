import { TextInput } from '@peerbourse/ui/fields/text-input';
import { useState } from 'react';
import { type Speak, useText } from '#base/i18n/texts.tsx';
import { useFieldLabel } from '#features/p2p/shared/field-label.ts';
import { ChoiceField } from '#parts/choices/choice-field.tsx';
import type { TemplateField } from '#queries/p2p-paymethods/method-template-list.query.ts';
import { type Draft, type FieldFault, faultOf } from './method.form.ts';
import { PictureField } from './picture-field.tsx';

interface MethodFieldsProps {
  /** The verified name: nobody is paid under another one. */
  holder: string;
  fields: readonly TemplateField[];
  draft: Draft;
  onChange: (draft: Draft) => void;
  /** Whether somebody has tried to save: then every fault is said. */
  isChecked: boolean;
  /** Names of fields that the server did not take. */
  refused: readonly string[];
}

/** What a way to pay asks for. A field says what is wrong once it was left, and then with every letter until it is right. */
export function MethodFields({ holder, fields, draft, onChange, isChecked, refused }: MethodFieldsProps) {
  const t = useText('paymethods');
  const labelOf = useFieldLabel();
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  return (
    <>
      <TextInput label={t('holder')} hint={t('holder_hint')} value={holder} readOnly className="rounded-medium bg-sunken" />
      {fields.map((field) => {
        const value = draft[field.name] ?? '';
        const fault = faultOf(field, value);
        const isSaid = isChecked || (left.has(field.name) && value.trim() !== '');
        const fieldText = {
          label: field.required ? labelOf(field.label) : t('optional', { name: labelOf(field.label) }),
          error: refused.includes(field.name) ? t('fault_value') : isSaid && fault && faultText(fault, t),
          isRequired: field.required,
        };
        const take = (text: string) => onChange({ ...draft, [field.name]: text });
        const leave = () => setLeft(new Set([...left, field.name]));
        if (field.type === 'file') {
          return (
            <PictureField key={field.name} label={fieldText.label} value={value} error={fieldText.error || undefined} onChange={take} />
          );
        }
        return field.type === 'select' ? (
          <ChoiceField
            key={field.name}
            {...fieldText}
            placeholder={t('choose')}
            choices={field.options.map((option) => ({ value: option, label: option }))}
            value={value}
            onChange={take}
          />
        ) : (
          <TextInput
            key={field.name}
            {...fieldText}
            inputMode={field.type === 'number' ? 'numeric' : 'text'}
            dir="auto"
            autoComplete="off"
            spellCheck={false}
            maxLength={120}
            value={value}
            onBlur={leave}
            onChange={(event) => take(event.currentTarget.value)}
          />
        );
      })}
    </>
  );
}

function faultText(fault: FieldFault, t: Speak<'paymethods'>): string {
  return t(`fault_${fault}`);
}
