const names = new Intl.DisplayNames('en', { type: 'region' });

/** The English name of a country; its code when there is none. */
export function countryName(code: string): string {
  try {
    return names.of(code) ?? code;
  } catch {
    return code;
  }
}
