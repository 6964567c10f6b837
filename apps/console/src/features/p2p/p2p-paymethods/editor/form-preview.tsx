import type { TemplateContent } from '@peerbourse/contract/p2p/p2p-paymethods/paymethod.shape';
import { maskedValue, readFieldValue } from '@peerbourse/rules/paymethods/method-field';
import { isSafePattern } from '@peerbourse/rules/paymethods/safe-pattern';
import { Select } from '@peerbourse/ui/fields/select';
import { TextInput } from '@peerbourse/ui/fields/text-input';
import { useState } from 'react';
import { labelText, minutesText, railText } from '../templates/template-text.ts';

type AskedField = TemplateContent['fields'][number];

/** The form as a customer sees it; what is typed here is checked as theirs would be, and goes nowhere. */
export function FormPreview({ content }: { content: TemplateContent }) {
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({});
  return (
    <div className="grid gap-3 rounded-medium border border-line p-4">
      <p className="flex flex-wrap items-baseline justify-between gap-2">
        <b className="text-16 font-semibold">{content.name || 'Without a name'}</b>
        <span className="text-12 text-ink-soft">
          {railText[content.rail]}
          {Number.isInteger(content.settleMinutes) && `, about ${minutesText(content.settleMinutes)}`}
        </span>
      </p>
      <TextInput label="Name of the account holder" value="Ann Example" hint="Your verified name. It cannot be changed." readOnly />
      {content.fields.map((field) => (
        <PreviewField
          // The labels of a form may repeat while it is written, its names may not for long.
          key={field.name}
          field={field}
          text={typed[field.name] ?? ''}
          onChange={(text) => setTyped({ ...typed, [field.name]: text })}
        />
      ))}
      {content.isReversible && <p className="text-12 text-ink-soft">Sellers are warned that payments can be taken back.</p>}
      {content.wantsReceipt && <p className="text-12 text-ink-soft">Buyers are asked for a receipt.</p>}
    </div>
  );
}

interface PreviewFieldProps {
  field: AskedField;
  text: string;
  onChange: (text: string) => void;
}

function PreviewField({ field, text, onChange }: PreviewFieldProps) {
  const label = field.required ? labelText(field.label) : `${labelText(field.label)} (optional)`;
  const kept = text === '' || !canBeTried(field) ? undefined : readFieldValue(field, text);
  const fieldText = {
    label,
    error: text !== '' && canBeTried(field) && kept === undefined ? 'This is not what the field asks for.' : undefined,
    hint: kept === undefined ? undefined : `Kept as ${kept}, shown as ${maskedValue(field.mask, kept)}.`,
    isRequired: field.required,
  };
  if (field.type === 'select') {
    return (
      <Select
        {...fieldText}
        placeholder="Choose"
        options={field.options.map((option) => ({ value: option, label: option }))}
        value={text}
        onChange={(event) => onChange(event.target.value)}
      />
    );
  }
  return (
    <TextInput
      {...fieldText}
      inputMode={field.type === 'number' ? 'numeric' : 'text'}
      autoComplete="off"
      value={text}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}

/** A pattern that the server would refuse is not compared with. */
function canBeTried({ pattern }: AskedField): boolean {
  return pattern === null || isSafePattern(pattern);
}
