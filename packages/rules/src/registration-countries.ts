/** Countries (ISO 3166, two letters) whose residents may not open an account. */
export const forbiddenRegistrationCountries: readonly string[] = ['CN', 'HK', 'CU', 'IR', 'KP', 'SD', 'MY', 'SY', 'BD', 'BO', 'EC', 'KG'];

/** Asked for the country that was chosen and for the one of the dial code; small letters are no way around. */
export function mayRegisterFrom(country: string): boolean {
  return !forbiddenRegistrationCountries.includes(country.toUpperCase());
}
