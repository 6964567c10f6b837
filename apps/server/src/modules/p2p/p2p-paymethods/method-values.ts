import { createHmac } from 'node:crypto';
import type { TemplateContent } from '@peerbourse/contract/p2p/p2p-paymethods/paymethod.shape';
import { isWorldwide, readFieldValue } from '@peerbourse/rules/paymethods/method-field';
import type { Keys } from '#platform/keys.ts';
import { refuse } from '#platform/refusal.ts';

export const valuesPurpose = 'p2p-paymethods-values';
const markPurpose = 'p2p-paymethods-accounts';

export type MethodValues = Readonly<Record<string, string>>;

/** What was typed, field by field, as it is kept. Fields that the template does not know are refused, not dropped. */
export function readValues(
  { fields }: Pick<TemplateContent, 'fields'>,
  typed: ReadonlyArray<{ name: string; value: string }>,
): MethodValues {
  const given = new Map(typed.map(({ name, value }) => [name, value.trim()]));
  const bad = typed
    .map(({ name }) => name)
    .filter((name, at, all) => all.indexOf(name) < at || !fields.some((field) => field.name === name));
  const values: Record<string, string> = {};
  for (const field of fields) {
    const text = given.get(field.name) ?? '';
    if (text === '' && !field.required) continue;
    const value = text === '' ? undefined : readFieldValue(field, text);
    if (value === undefined) bad.push(field.name);
    else values[field.name] = value;
  }
  if (bad.length > 0) throw refuse('p2p-paymethods.bad-value', { fields: bad.join(', ') });
  return values;
}

export function encryptValues(keys: Keys, values: MethodValues, methodNo: string): string {
  return keys.encrypt(valuesPurpose, JSON.stringify(values), methodNo);
}

export function decryptValues(keys: Keys, { closedValues, methodNo }: { closedValues: string; methodNo: string }): MethodValues {
  return JSON.parse(keys.decrypt(valuesPurpose, closedValues, methodNo).toString()) as MethodValues;
}

/**
 * Finds an account again without telling its number, the newest key's mark first. A number that is only unique at its bank counts
 * with the code of the template.
 */
export function accountMarks(keys: Keys, { code, fields }: Pick<TemplateContent, 'code' | 'fields'>, values: MethodValues): Buffer[] {
  const named = fields.filter(({ isAccount }) => isAccount);
  const scope = named.every(({ check }) => isWorldwide(check)) ? '' : code;
  const text = JSON.stringify([scope, ...named.map(({ name }) => values[name] ?? '')]);
  return keys.all(markPurpose).map((key) => createHmac('sha256', key).update(text).digest());
}
