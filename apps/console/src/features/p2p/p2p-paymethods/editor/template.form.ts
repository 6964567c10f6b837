import { type TemplateContent, templateContent } from '@peerbourse/contract/p2p/p2p-paymethods/paymethod.shape';
import { wordingProblems } from '@peerbourse/rules/paymethods/name-wording';
import { templateFieldProblems } from '@peerbourse/rules/paymethods/template-fields';

type Field = TemplateContent['fields'][number];

export interface FieldDraft extends Omit<Field, 'countries' | 'pattern' | 'options'> {
  /** Stays while the field is moved and renamed. */
  id: string;
  countries: string;
  pattern: string;
  /** One on a line. */
  options: string;
}

/** A template as it is typed: lists and numbers are texts until it is saved. */
export interface TemplateDraft extends Omit<TemplateContent, 'fiats' | 'countries' | 'fields' | 'settleMinutes' | 'popularity'> {
  fiats: string;
  countries: string;
  settleMinutes: string;
  popularity: string;
  fields: FieldDraft[];
}

export function draftOf(content: TemplateContent): TemplateDraft {
  return {
    ...content,
    fiats: content.fiats.join(' '),
    countries: content.countries.join(' '),
    settleMinutes: String(content.settleMinutes),
    popularity: String(content.popularity),
    fields: content.fields.map((field, at) => ({
      ...field,
      id: `${at}-${field.name}`,
      countries: field.countries.join(' '),
      pattern: field.pattern ?? '',
      options: field.options.join('\n'),
    })),
  };
}

export const newTemplate: TemplateContent = {
  code: '',
  name: '',
  wording: null,
  icon: 'bank-transfer',
  fiats: [],
  countries: [],
  fields: [
    {
      name: 'account',
      label: 'field_account_number',
      type: 'txt',
      required: true,
      check: 'text',
      countries: [],
      pattern: null,
      options: [],
      mask: 'tail',
      isAccount: true,
    },
  ],
  rail: 'instant',
  settleMinutes: 15,
  isReversible: false,
  wantsReceipt: false,
  isActive: true,
  popularity: 0,
};

export function newField(id: string): FieldDraft {
  return {
    id,
    name: '',
    label: 'field_account_number',
    type: 'txt',
    required: false,
    check: 'text',
    countries: '',
    pattern: '',
    options: '',
    mask: 'none',
    isAccount: false,
  };
}

/** Another name is shown as it is typed: nobody renames something and readers see the old words. */
export function renamed(name: string): Pick<TemplateDraft, 'name' | 'wording'> {
  return { name, wording: null };
}

/** What the draft says, whether or not it can be used. */
export function contentOf(draft: TemplateDraft): TemplateContent {
  return {
    ...draft,
    code: draft.code.trim(),
    name: draft.name.trim(),
    icon: draft.icon.trim(),
    fiats: codes(draft.fiats),
    countries: codes(draft.countries),
    settleMinutes: numberOf(draft.settleMinutes),
    popularity: numberOf(draft.popularity),
    fields: draft.fields.map(fieldOf),
  };
}

function fieldOf({ id: _id, ...field }: FieldDraft): Field {
  return {
    ...field,
    name: field.name.trim(),
    countries: codes(field.countries),
    pattern: field.pattern === '' ? null : field.pattern,
    options:
      field.type === 'select'
        ? field.options
            .split('\n')
            .map((line) => line.trim())
            .filter(Boolean)
        : [],
  };
}

function codes(text: string): string[] {
  return text
    .toUpperCase()
    .split(/[\s,;]+/)
    .filter(Boolean);
}

function numberOf(text: string): number {
  return /^\d{1,9}$/.test(text.trim()) ? Number(text.trim()) : Number.NaN;
}

/** Paths of what cannot be used, such as `fields.0.pattern`, by the contract and by the rules that the server goes by. */
export function draftProblems(draft: TemplateDraft): ReadonlySet<string> {
  const content = contentOf(draft);
  const reading = templateContent.safeParse(content);
  const shape = reading.success ? [] : reading.error.issues.map(({ path }) => pathOf(path));
  return new Set([...shape, ...wordingProblems(content), ...templateFieldProblems(content.fields)]);
}

/** A list is wrong as a whole, though only one of its codes is. */
function pathOf(path: readonly PropertyKey[]): string {
  const [first, at, part] = path.map(String);
  if (first !== 'fields') return first ?? '';
  return at === undefined || part === undefined ? 'fields' : `fields.${at}.${part}`;
}

const messages: Readonly<Record<string, string>> = {
  code: 'Small letters, digits and single hyphens, up to 40.',
  name: 'Enter a name of up to 60 characters. A brand with its country is written “Brand (Country)”.',
  icon: 'Small letters, digits and hyphens, up to 40.',
  fiats: 'Enter one or more codes of three letters.',
  countries: 'Enter one or more codes of two letters. A name in the language of its readers has exactly one.',
  settleMinutes: 'Enter whole minutes, from 1 to 20160 (14 days).',
  popularity: 'Enter a whole number from 0 to 1000000.',
  fields: 'One field that is needed must name the account. There are 1 to 12 fields.',
};

const fieldMessages: Readonly<Record<string, string>> = {
  name: 'A small letter first, then letters and digits, up to 31; each name once.',
  label: 'Choose a label that the site has words for.',
  type: 'This kind cannot be used.',
  countries: 'Enter codes of two letters; phone numbers need at least one.',
  pattern: 'Signs, digits and classes with bounded counts only, such as \\d{8,12}; at most 3 open counts.',
  options: 'A choice needs options of up to 60 characters, one on a line, at most 80.',
};

export function problemText(problems: ReadonlySet<string>, path: string): string | undefined {
  if (!problems.has(path)) return undefined;
  const [, , part] = path.split('.');
  return (part === undefined ? messages[path] : fieldMessages[part]) ?? 'This cannot be used.';
}
