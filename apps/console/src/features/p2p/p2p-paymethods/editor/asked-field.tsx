import { Checkbox } from '@peerbourse/ui/fields/checkbox';
import { ChoiceField } from '#desk/choice-field.tsx';
import { TextField } from '#desk/text-field.tsx';
import { Button } from '#parts/button.tsx';
import { checkText, labelNames, labelText, maskText, typeText } from '../templates/template-text.ts';
import { type FieldDraft, problemText } from './template.form.ts';
import { wireText } from './wire-text.ts';

export interface AskedFieldProps {
  field: FieldDraft;
  /** Its place, from 0. */
  at: number;
  isLast: boolean;
  problems: ReadonlySet<string>;
  onChange: (field: FieldDraft) => void;
  onMove: (step: 1 | -1) => void;
  onRemove: () => void;
}

/** One thing that a template asks for; folded away until it is needed, but never while something in it is wrong. */
export function AskedField({ field, at, isLast, problems, onChange, onMove, onRemove }: AskedFieldProps) {
  const hasProblem = [...problems].some((path) => path.startsWith(`fields.${at}.`));
  const title = `${at + 1}. ${labelText(field.label)}`;
  return (
    <details open={hasProblem || field.name === '' ? true : undefined} className="group rounded-medium border border-line">
      <summary className="flex min-h-11 cursor-pointer flex-wrap items-center gap-x-3 gap-y-1 rounded-medium px-3.5 py-2 text-13">
        <b className="font-semibold">{title}</b>
        <code className="font-mono text-12 text-ink-soft">{field.name}</code>
        <span className="ms-auto text-12 text-ink-soft">{summaryText(field)}</span>
      </summary>
      <div className="grid gap-4 border-t border-line px-3.5 py-3.5">
        <FieldInputs field={field} at={at} problems={problems} onChange={onChange} />
        <div className="flex flex-wrap gap-2">
          {at > 0 && (
            <Button aria-label={`Move ${title} up`} onClick={() => onMove(-1)}>
              Move up
            </Button>
          )}
          {!isLast && (
            <Button aria-label={`Move ${title} down`} onClick={() => onMove(1)}>
              Move down
            </Button>
          )}
          <Button aria-label={`Remove ${title}`} onClick={onRemove}>
            Remove
          </Button>
        </div>
      </div>
    </details>
  );
}

function FieldInputs({ field, at, problems, onChange }: Pick<AskedFieldProps, 'field' | 'at' | 'problems' | 'onChange'>) {
  const change = (part: Partial<FieldDraft>) => onChange({ ...field, ...part });
  const typed = wireText(field, (part) => problemText(problems, `fields.${at}.${part}`), change);
  return (
    <div className="grid items-start gap-4 tablet:grid-cols-2">
      <ChoiceField
        label="Label"
        hint="In all languages of the site."
        value={field.label}
        labels={labelNames}
        onChange={(label) => change({ label })}
      />
      <TextField label="Name" hint="For programs; another name is another field." {...typed('name')} isCode />
      <ChoiceField label="Kind" value={field.type} labels={typeText} onChange={(type) => change({ type })} />
      <ChoiceField label="Check" value={field.check} labels={checkText} onChange={(check) => change({ check })} />
      <TextField label="Countries of the number" hint="Empty for all; phone numbers need some." {...typed('countries')} isCode />
      <TextField label="Pattern" hint="The whole value must fit, such as \d{8,12}. Empty for none." {...typed('pattern')} isCode />
      {field.type === 'select' && <TextField label="Options, one on a line" {...typed('options')} isLong />}
      <ChoiceField label="Mask in lists" value={field.mask} labels={maskText} onChange={(mask) => change({ mask })} />
      <div>
        <Checkbox label="Needed" checked={field.required} onChange={(event) => change({ required: event.target.checked })} />
        <Checkbox
          label="Names the account"
          note="Together these find an account that several people have saved."
          checked={field.isAccount}
          onChange={(event) => change({ isAccount: event.target.checked })}
        />
      </div>
    </div>
  );
}

function summaryText({ check, required, isAccount }: FieldDraft): string {
  return [checkText[check], required ? 'needed' : 'optional', isAccount ? 'names the account' : ''].filter(Boolean).join(', ');
}
