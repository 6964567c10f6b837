import type { Config } from '../config.ts';

/** Cookies that leave with the answer, whatever it says. */
export interface OutgoingCookies {
  set(name: string, value: string, options?: CookieOptions): void;
  clear(name: string, options?: CookieOptions): void;
  readonly lines: readonly string[];
}

interface CookieOptions {
  maxAgeSeconds?: number;
  /** Pages may read it. */
  isReadable?: boolean;
  sameSite?: 'Lax' | 'Strict';
}

export function outgoingCookies({ cookiePrefix }: Pick<Config, 'cookiePrefix'>): OutgoingCookies {
  const lines: string[] = [];
  const isSecure = cookiePrefix !== '';

  function set(name: string, value: string, { maxAgeSeconds, isReadable = false, sameSite = 'Lax' }: CookieOptions = {}): void {
    const parts = [`${isReadable ? '' : cookiePrefix}${name}=${value}`, 'Path=/', `SameSite=${sameSite}`];
    if (maxAgeSeconds !== undefined) parts.push(`Max-Age=${maxAgeSeconds}`);
    if (isSecure) parts.push('Secure');
    if (!isReadable) parts.push('HttpOnly');
    lines.push(parts.join('; '));
  }

  return { lines, set, clear: (name, options) => set(name, '', { ...options, maxAgeSeconds: 0 }) };
}

/** Of two cookies with one name the first counts, as everywhere else. */
export function cookiesOf(header: string | undefined): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const part of (header ?? '').split(';')) {
    const equals = part.indexOf('=');
    const name = part.slice(0, equals).trim();
    if (equals > 0 && !found.has(name)) found.set(name, part.slice(equals + 1).trim());
  }
  return found;
}
