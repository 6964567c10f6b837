/**
 * Names that are plain words instead of a brand: readers see them in their own language, with the country of the method. `in_country`
 * is a brand that several countries have; it keeps its name.
 */
export const nameWordings = ['bank_transfer', 'bank_card', 'wire_transfer', 'ach_transfer', 'in_country'] as const;
export type NameWording = (typeof nameWordings)[number];

interface WordedName {
  name: string;
  wording: NameWording | null;
  countries: readonly string[];
}

/** Which parts of a template its wording does not fit: it speaks of one country, and needs to find the brand. */
export function wordingProblems({ name, wording, countries }: WordedName): string[] {
  if (wording === null) return [];
  return [
    ...(countries.length === 1 ? [] : ['countries']),
    ...(wording === 'in_country' && !/^[^()]+ \([^()]+\)$/.test(name) ? ['name'] : []),
  ];
}

/** What stands before the country in brackets. */
export function brandIn(name: string): string {
  return name.split(' (')[0] ?? name;
}
