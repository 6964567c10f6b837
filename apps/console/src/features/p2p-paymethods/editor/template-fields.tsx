import { Checkbox } from '@peerbourse/ui/fields/checkbox';
import { ChoiceField } from '#desk/choice-field.tsx';
import { TextField } from '#desk/text-field.tsx';
import { countryName } from '../templates/country-name.ts';
import { railWords } from '../templates/template-words.ts';
import { contentOf, problemText, type TemplateDraft } from './template.form.ts';

export interface TemplateFieldsProps {
  draft: TemplateDraft;
  problems: ReadonlySet<string>;
  onChange: (part: Partial<TemplateDraft>) => void;
}

/** What a template says besides the fields that it asks for. */
export function TemplateFields({ draft, problems, onChange }: TemplateFieldsProps) {
  const problem = (path: string) => problemText(problems, path);
  return (
    <div className="grid items-start gap-4 tablet:grid-cols-2">
      <TextField
        label="Name"
        hint="A proper name, the same in every language."
        value={draft.name}
        problem={problem('name')}
        onChange={(name) => onChange({ name })}
      />
      <TextField
        label="Code"
        hint="For addresses and files."
        value={draft.code}
        problem={problem('code')}
        isCode
        onChange={(code) => onChange({ code })}
      />
      <TextField
        label="Currencies"
        hint="Codes, with spaces between."
        value={draft.fiats}
        problem={problem('fiats')}
        isCode
        onChange={(fiats) => onChange({ fiats })}
      />
      <TextField
        label="Countries"
        hint={contentOf(draft).countries.map(countryName).join(', ')}
        value={draft.countries}
        problem={problem('countries')}
        isCode
        onChange={(countries) => onChange({ countries })}
      />
      <ChoiceField label="Speed" value={draft.rail} words={railWords} onChange={(rail) => onChange({ rail })} />
      <TextField
        label="Arrives after, in minutes"
        value={draft.settleMinutes}
        problem={problem('settleMinutes')}
        onChange={(settleMinutes) => onChange({ settleMinutes })}
      />
      <TextField
        label="Popularity"
        hint="Higher ones are offered first."
        value={draft.popularity}
        problem={problem('popularity')}
        onChange={(popularity) => onChange({ popularity })}
      />
      <TextField
        label="Icon"
        hint="Name of a picture of the site."
        value={draft.icon}
        problem={problem('icon')}
        isCode
        onChange={(icon) => onChange({ icon })}
      />
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
