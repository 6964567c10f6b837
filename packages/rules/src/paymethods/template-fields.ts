import type { MethodField } from './method-field.ts';
import { isSafePattern } from './safe-pattern.ts';

/** What this is about: numbers of some countries only. */
const needsCountries: ReadonlySet<string> = new Set(['phone', 'email-or-phone']);

/** Which parts of a template's fields cannot be used, as paths into the template. */
export function templateFieldProblems(fields: readonly MethodField[]): string[] {
  const names = fields.map(({ name }) => name);
  const problems = fields.flatMap((field, at) => fieldProblems(field).map((part) => `fields.${at}.${part}`));
  const repeated = names.flatMap((name, at) => (names.indexOf(name) < at ? [`fields.${at}.name`] : []));
  const pictures = fields.flatMap(({ type }, at) => (type === 'file' ? [`fields.${at}.type`] : [])).slice(1);
  const namesAnAccount = fields.some(({ isAccount, required }) => isAccount && required);
  return [...problems, ...repeated, ...pictures, ...(namesAnAccount ? [] : ['fields'])];
}

function fieldProblems({ type, pattern, options, check, countries, mask, isAccount }: MethodField): string[] {
  const problems: string[] = [];
  // A picture is no text: nothing is compared with it, and lists do not show it.
  if (type === 'file' && (isAccount || check !== 'text' || pattern !== null)) problems.push('type');
  if (type === 'file' && mask !== 'all') problems.push('mask');
  if ((type === 'select') !== options.length > 0) problems.push('options');
  if (pattern !== null && !isSafePattern(pattern)) problems.push('pattern');
  if (needsCountries.has(check) && countries.length === 0) problems.push('countries');
  return problems;
}

/** Whether accounts saved under the old fields may lack something, or hold what is no longer right. Labels and masks do not matter. */
export function asksAnew(before: readonly MethodField[], after: readonly MethodField[]): boolean {
  return after.some((field) => {
    const old = before.find(({ name }) => name === field.name);
    return old ? essence(old) !== essence(field) && !isEased(old, field) : field.required;
  });
}

function essence({ type, required, check, countries, pattern, options, isAccount }: MethodField): string {
  return JSON.stringify([type, required, check, countries, pattern, options, isAccount]);
}

/** The same, only that it may now be left empty. */
function isEased(old: MethodField, field: MethodField): boolean {
  return old.required && !field.required && essence({ ...old, required: false }) === essence(field);
}
