import { readFileSync } from 'node:fs';
import { type CountryResponse, Reader } from 'maxmind';
import type { Config } from '../config.ts';
import type { CountryOf } from './visitor.ts';

/** The proxy in front may know the country; else a file says it; else nobody does. */
export function openCountries({ countryHeader, countryFile }: Config): CountryOf {
  const file = countryFile === '' ? undefined : new Reader<CountryResponse>(readFileSync(countryFile));
  return (address, given) => {
    const told = countryHeader === '' ? undefined : given[countryHeader];
    const country = typeof told === 'string' && told !== '' ? told : file?.get(address)?.country?.iso_code;
    return country !== undefined && /^[A-Za-z]{2}$/.test(country) ? country.toUpperCase() : '';
  };
}
