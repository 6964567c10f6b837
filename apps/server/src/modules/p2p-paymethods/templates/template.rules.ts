import type { TemplateContent } from '@peerbourse/contract/p2p-paymethods/paymethod.shape';
import { isSafePattern } from '@peerbourse/rules/paymethods/safe-pattern';

type Field = TemplateContent['fields'][number];

/** What this is about: numbers of some countries only. */
const needsCountries: ReadonlySet<string> = new Set(['phone', 'email-or-phone']);

/** Which parts of a template cannot be used, as paths. */
export function templateProblems(content: TemplateContent): string[] {
  const names = content.fields.map(({ name }) => name);
  const problems = content.fields.flatMap((field, at) => fieldProblems(field).map((part) => `fields.${at}.${part}`));
  const repeated = names.flatMap((name, at) => (names.indexOf(name) < at ? [`fields.${at}.name`] : []));
  const namesAnAccount = content.fields.some(({ isAccount, required }) => isAccount && required);
  return [...problems, ...repeated, ...(namesAnAccount ? [] : ['fields'])];
}

function fieldProblems({ type, pattern, options, check, countries }: Field): string[] {
  const problems: string[] = [];
  if (type === 'file') problems.push('type');
  if ((type === 'select') !== options.length > 0) problems.push('options');
  if (pattern !== null && !isSafePattern(pattern)) problems.push('pattern');
  if (needsCountries.has(check) && countries.length === 0) problems.push('countries');
  return problems;
}

/** Whether accounts saved under the old fields may lack something, or hold what is no longer right. Labels and masks do not matter. */
export function asksAnew(before: readonly Field[], after: readonly Field[]): boolean {
  return after.some((field) => {
    const old = before.find(({ name }) => name === field.name);
    return old ? essence(old) !== essence(field) && !isEased(old, field) : field.required;
  });
}

function essence({ type, required, check, countries, pattern, options, isAccount }: Field): string {
  return JSON.stringify([type, required, check, countries, pattern, options, isAccount]);
}

/** The same, only that it may now be left empty. */
function isEased(old: Field, field: Field): boolean {
  return old.required && !field.required && essence({ ...old, required: false }) === essence(field);
}
