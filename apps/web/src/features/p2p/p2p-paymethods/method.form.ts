import type { FieldCheck } from '@peerbourse/rules/paymethods/field-kinds';
import { readFieldValue } from '@peerbourse/rules/paymethods/method-field';
import type { MethodTemplate, TemplateField } from '#queries/p2p-paymethods/method-template-list.query.ts';
import type { SavedMethod } from '#queries/p2p-paymethods/my-method-list.query.ts';

/** What is typed so far, by the name of the field. */
export type Draft = Readonly<Record<string, string>>;

export type FieldFault = 'missing' | 'option' | 'iban' | 'phone' | 'email' | 'card' | 'digits' | 'value';

/** The server reads values by the same rules, so what passes here is not refused there. */
export function faultOf(field: TemplateField, typed: string): FieldFault | undefined {
  const text = typed.trim();
  if (text === '') return field.required ? 'missing' : undefined;
  if (readFieldValue({ ...field, mask: 'none', isAccount: false }, text) !== undefined) return undefined;
  if (field.type === 'select') return 'option';
  if (field.type === 'number' && !/^[\d\s-]+$/.test(text)) return 'digits';
  return faultsByCheck[field.check] ?? 'value';
}

const faultsByCheck: Partial<Record<FieldCheck, FieldFault>> = {
  iban: 'iban',
  phone: 'phone',
  email: 'email',
  card: 'card',
  'card-uz': 'card',
};

export function hasFaults(fields: readonly TemplateField[], draft: Draft): boolean {
  return fields.some((field) => faultOf(field, draft[field.name] ?? '') !== undefined);
}

/** What is sent: fields that were left empty are not. */
export function typedValues(fields: readonly TemplateField[], draft: Draft): Array<{ name: string; value: string }> {
  return fields.map(({ name }) => ({ name, value: (draft[name] ?? '').trim() })).filter(({ value }) => value !== '');
}

interface Offered {
  templates: readonly MethodTemplate[];
  popular: ReadonlyArray<{ paymethodId: string }>;
  nameOf: (template: MethodTemplate) => string;
}

/** Those whose name holds what was typed; what most people use comes first, in that order, then the rest as it came. */
export function shownTemplates({ templates, popular, nameOf }: Offered, typed: string): MethodTemplate[] {
  const rank = new Map(popular.map(({ paymethodId }, place) => [paymethodId, place]));
  const rankOf = ({ paymethodId }: MethodTemplate) => rank.get(paymethodId) ?? popular.length;
  const wanted = comparable(typed);
  return templates.filter((template) => comparable(nameOf(template)).includes(wanted)).sort((a, b) => rankOf(a) - rankOf(b));
}

/** Capitals, accents, spaces and signs make no difference to a search. */
function comparable(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[^\p{L}\p{Nd}]/gu, '')
    .toLowerCase();
}

export interface MethodGroup {
  fiat: string;
  methods: SavedMethod[];
}

/** Currency by currency in the order of the alphabet. A wanted currency has its group even while it is empty. */
export function groupsOf(methods: readonly SavedMethod[], wanted: string | undefined): MethodGroup[] {
  const fiats = new Set(wanted === undefined ? methods.map(({ fiatCode }) => fiatCode) : [wanted]);
  return [...fiats].sort().map((fiat) => ({ fiat, methods: methods.filter(({ fiatCode }) => fiatCode === fiat) }));
}
