import type { TemplateContent } from '@peerbourse/contract/p2p/p2p-paymethods/paymethod.shape';
import type { Change } from '#desk/change-list.tsx';
import { checkText, labelText, maskText, minutesText, railText, typeText, wordingText } from './template-text.ts';

type Field = TemplateContent['fields'][number];

/** What another version says differently, in words. */
export function templateChanges(before: TemplateContent, after: TemplateContent): Change[] {
  return [
    ...differences('', templateFacts(before), templateFacts(after)),
    ...after.fields.flatMap((field) =>
      fieldChanges(
        before.fields.find(({ name }) => name === field.name),
        field,
      ),
    ),
    ...before.fields
      .filter(({ name }) => !after.fields.some((field) => field.name === name))
      .map((field) => ({ what: `Field ${field.name}`, before: labelText(field.label), after: 'removed' })),
    ...orderChange(before.fields, after.fields),
  ];
}

function fieldChanges(before: Field | undefined, after: Field): Change[] {
  const what = `Field ${after.name}`;
  if (!before) return [{ what, before: 'not asked for', after: `${labelText(after.label)}, ${after.required ? 'needed' : 'optional'}` }];
  return differences(`${what}: `, fieldFacts(before), fieldFacts(after));
}

function orderChange(before: readonly Field[], after: readonly Field[]): Change[] {
  const kept = (fields: readonly Field[], others: readonly Field[]) =>
    fields
      .map(({ name }) => name)
      .filter((name) => others.some((field) => field.name === name))
      .join(', ');
  const [old, fresh] = [kept(before, after), kept(after, before)];
  return old === fresh ? [] : [{ what: 'Order of the fields', before: old, after: fresh }];
}

type Facts = Readonly<Record<string, string>>;

function differences(prefix: string, before: Facts, after: Facts): Change[] {
  return Object.entries(after).flatMap(([name, text]) =>
    before[name] === text
      ? []
      : [{ what: `${prefix}${prefix === '' ? name : name.toLowerCase()}`, before: before[name] ?? '', after: text }],
  );
}

function templateFacts(content: TemplateContent): Facts {
  return {
    Name: content.name,
    'Readers see': wordingText[content.wording ?? 'as-written'],
    Code: content.code,
    Icon: content.icon,
    Currencies: content.fiats.join(', '),
    Countries: content.countries.join(', '),
    Speed: railText[content.rail],
    'Arrives after': minutesText(content.settleMinutes),
    'Can be taken back': yesNo(content.isReversible),
    'Wants a receipt': yesNo(content.wantsReceipt),
    Offered: yesNo(content.isActive),
    Popularity: String(content.popularity),
  };
}

function fieldFacts(field: Field): Facts {
  return {
    Label: labelText(field.label),
    Kind: typeText[field.type],
    Needed: yesNo(field.required),
    Check: checkText[field.check],
    Countries: field.countries.join(', ') || 'any',
    Pattern: field.pattern ?? 'none',
    Options: field.options.join(', ') || 'none',
    Mask: maskText[field.mask],
    'Names the account': yesNo(field.isAccount),
  };
}

function yesNo(value: boolean): string {
  return value ? 'yes' : 'no';
}
