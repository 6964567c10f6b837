import { Checkbox } from '@peerbourse/ui/fields/checkbox';
import { ChoiceField } from '#desk/choice-field.tsx';
import { TextField } from '#desk/text-field.tsx';
import { countryName } from '../templates/country-name.ts';
import { railText, wordingText } from '../templates/template-text.ts';
import { contentOf, problemText, renamed, type TemplateDraft } from './template.form.ts';
import { wireText } from './wire-text.ts';

export interface TemplateFieldsProps {
  draft: TemplateDraft;
  problems: ReadonlySet<string>;
  onChange: (part: Partial<TemplateDraft>) => void;
}

/** What a template says besides the fields that it asks for. */
export function TemplateFields({ draft, problems, onChange }: TemplateFieldsProps) {
  const typed = wireText(draft, (part) => problemText(problems, part), onChange);
  return (
    <div className="grid items-start gap-4 tablet:grid-cols-2">
      <TextField label="Name" hint="For mails, files and staff." {...typed('name')} onChange={(name) => onChange(renamed(name))} />
      <ChoiceField
        label="Readers see"
        value={draft.wording ?? 'as-written'}
        labels={wordingText}
        onChange={(chosen) => onChange({ wording: chosen === 'as-written' ? null : chosen })}
      />
      <TextField label="Code" hint="For addresses and files." {...typed('code')} isCode />
      <TextField label="Currencies" hint="Codes, with spaces between." {...typed('fiats')} isCode />
      <TextField label="Countries" hint={contentOf(draft).countries.map(countryName).join(', ')} {...typed('countries')} isCode />
      <ChoiceField label="Speed" value={draft.rail} labels={railText} onChange={(rail) => onChange({ rail })} />
      <TextField label="Arrives after, in minutes" {...typed('settleMinutes')} />
      <TextField label="Popularity" hint="Higher ones are offered first." {...typed('popularity')} />
      <TextField label="Icon" hint="Name of a picture of the site." {...typed('icon')} isCode />
      <div>
        <Checkbox
          label="Payments can be taken back"
          note="Sellers are warned of it."
          checked={draft.isReversible}
          onChange={(event) => onChange({ isReversible: event.target.checked })}
        />
        <Checkbox
          label="A receipt is wanted"
          note="Buyers are asked for one when they say that they have paid."
          checked={draft.wantsReceipt}
          onChange={(event) => onChange({ wantsReceipt: event.target.checked })}
        />
      </div>
      <Checkbox
        label="Offered"
        note="Without it nobody can add it, and saved accounts cannot be used."
        checked={draft.isActive}
        onChange={(event) => onChange({ isActive: event.target.checked })}
      />
    </div>
  );
}
