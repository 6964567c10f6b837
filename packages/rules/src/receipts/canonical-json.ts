/** What receipts are made of: no fractions, so that every reader writes the same digits. */
export type Canonical = string | number | null | { readonly [name: string]: Canonical };

/** One way to write a value (RFC 8785): names in order, no spaces, the shortest escapes. */
export function canonicalJson(value: Canonical): string {
  if (value === null || typeof value === 'string') return JSON.stringify(value);
  if (typeof value === 'number') return integerText(value);
  const members = Object.keys(value)
    .sort()
    .map((name) => `${JSON.stringify(name)}:${canonicalJson(value[name] as Canonical)}`);
  return `{${members.join(',')}}`;
}

function integerText(value: number): string {
  if (!Number.isSafeInteger(value)) throw new RangeError('receipts hold whole numbers alone');
  return String(value);
}
