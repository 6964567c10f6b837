import type { IncomingHttpHeaders } from 'node:http';
import { headers } from '@peerbourse/contract/headers';
import { refuse } from '../refusal.ts';

/**
 * A page of somebody else must not be able to change anything here. A call that changes something needs a browser's own
 * word that it comes from our origin, and a header that no foreign form can set. Services come in by their token.
 */
export function admitOrigin(given: IncomingHttpHeaders, origins: readonly string[], isService: boolean): void {
  if (isService) return;
  const site = given['sec-fetch-site'];
  const origin = given.origin;
  const isOurs = origin === undefined ? site === 'same-origin' : origins.includes(origin) && (site ?? 'same-origin') === 'same-origin';
  if (!isOurs || given[headers.terminalType] === undefined) throw refuse('request.origin');
}
