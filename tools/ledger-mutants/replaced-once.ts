/** A mutant that fits nowhere, or in two places, is a mistake in the list. */
export function replacedOnce(text: string, find: string, replace: string, name: string): string {
  const parts = text.split(find);
  if (parts.length !== 2) throw new Error(`${name}: the text to replace is there ${parts.length - 1} times`);
  return parts.join(replace);
}
