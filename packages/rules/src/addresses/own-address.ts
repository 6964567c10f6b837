import { isSafeAddress } from './safe-address.ts';

const longest = 2_048;

/** Signs that every browser and server reads alike, from a slash on; all others have to come encoded. */
const shape = /^\/(?:[\w\-.~!$&'()*+,;=:@/?#]|%[\da-f]{2})*$/i;

/** Encoded ASCII in a path is a disguise: some servers decode it before they look for slashes and dots, some after. */
const disguisedPath = /^[^?#]*%[0-7]/;

const encodedControl = /%(?:[01][\da-f]|7f)/i;

/**
 * The second gate, for every address out of data or a query that a redirect or a link takes. Answers path and query
 * as browsers write them, or undefined when the address leaves our origin or is no page that we know.
 */
export function ownAddress(address: string, origin: string, isKnownPath: (path: string) => boolean): string | undefined {
  if (!isSafeAddress(address) || !isPlain(address)) return undefined;
  const target = new URL(address, origin);
  if (target.origin !== new URL(origin).origin || !/^https?:$/.test(target.protocol)) return undefined;
  return isKnownPath(target.pathname) ? target.pathname + target.search : undefined;
}

function isPlain(address: string): boolean {
  if (address.length > longest || !shape.test(address)) return false;
  return !disguisedPath.test(address) && !encodedControl.test(address) && isUtf8(address);
}

function isUtf8(address: string): boolean {
  try {
    decodeURIComponent(address);
    return true;
  } catch {
    return false;
  }
}
