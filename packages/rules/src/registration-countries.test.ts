import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { forbiddenRegistrationCountries, mayRegisterFrom } from './registration-countries.ts';

const forbidden = ['CN', 'HK', 'CU', 'IR', 'KP', 'SD', 'MY', 'SY', 'BD', 'BO', 'EC', 'KG'];

describe('registration', () => {
  it('R5.13 is closed to twelve countries', () => {
    expect(forbiddenRegistrationCountries).toEqual(forbidden);
  });

  it.each(forbidden)('R5.13 is refused from %s, in capitals or not', (country) => {
    expect(mayRegisterFrom(country)).toBe(false);
    expect(mayRegisterFrom(country.toLowerCase())).toBe(false);
  });

  it('R5.13 is open to everybody else', () => {
    for (const country of ['US', 'TW', 'MO', 'KR', 'JP', 'VN', 'RU', 'TR', 'kz', '']) expect(mayRegisterFrom(country)).toBe(true);
    fc.assert(fc.property(fc.stringMatching(/^[A-Z]{2}$/), (country) => mayRegisterFrom(country) === !forbidden.includes(country)));
  });
});
