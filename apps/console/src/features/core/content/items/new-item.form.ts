import type { ContentKind } from '@peerbourse/contract/core/content/kind.shape';
import { countryName } from '../content-text.ts';
import { kindForm } from '../kind-form.ts';

const longestName = 80;

/** What was typed as the name that an item can have: `New fees in March` becomes `new-fees-in-march`. */
export function nameOf(typed: string): string {
  const plain = typed
    .normalize('NFKD')
    .replaceAll(/\p{Mark}/gu, '')
    .toLowerCase();
  return plain
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, longestName)
    .replaceAll(/^-+|-+$/g, '');
}

/** The names that can still be taken, where they are not free. */
export function namesLeft(kind: ContentKind, taken: readonly string[]): string[] | undefined {
  return kindForm(kind).names?.filter((name) => !taken.includes(name));
}

export function newNameProblem(kind: ContentKind, name: string, taken: readonly string[]): string | undefined {
  if (name === '') return 'Write a name with letters from a to z or digits.';
  if (taken.includes(name)) return 'There is one with this name already.';
  if (kind === 'restriction' && countryName(name.toUpperCase()) === undefined) return 'Write the two letters of a country, such as de.';
  return undefined;
}
