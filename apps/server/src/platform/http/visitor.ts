import { headers } from '@peerbourse/contract/headers';
import { type LocaleRow, localeOfLanguageKey } from '@peerbourse/contract/locales';
import type { FastifyRequest } from 'fastify';
import { cookiesOf } from './cookies.ts';

/** From where somebody asks. Nothing of it proves who it is. */
export interface Visitor {
  address: string;
  /** Two letters, or empty where nobody knows. */
  country: string;
  deviceId: string;
  userAgent: string;
  locale: LocaleRow;
  cookies: ReadonlyMap<string, string>;
}

export type CountryOf = (address: string, headers: FastifyRequest['headers']) => string;

export function visitorOf(request: FastifyRequest, isService: boolean, countryOf: CountryOf): Visitor {
  const address = (isService && textHeader(request, headers.visitorAddress)) || request.ip;
  return {
    address,
    country: (isService && textHeader(request, headers.visitorCountry)) || countryOf(address, request.headers),
    deviceId: textHeader(request, headers.deviceId).slice(0, 64),
    userAgent: textHeader(request, 'user-agent').slice(0, 300),
    locale: localeOfRequest(request),
    cookies: cookiesOf(request.headers.cookie),
  };
}

export function localeOfRequest(request: FastifyRequest): LocaleRow {
  return localeOfLanguageKey(textHeader(request, headers.language) || undefined);
}

export function textHeader(request: FastifyRequest, name: string): string {
  const value = request.headers[name];
  return typeof value === 'string' ? value : '';
}
