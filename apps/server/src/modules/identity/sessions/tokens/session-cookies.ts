import type { OutgoingCookies } from '#platform/http/cookies.ts';
import { accessSeconds, sessionSeconds, type Tokens } from './tokens.ts';

export const accessCookie = 'pb_at';
export const refreshCookie = 'pb_rt';
/** Pages may read this one: it says that a refresh token is there. */
const loginCookie = 'login';

export function setSessionCookies(cookies: OutgoingCookies, { access, refresh }: Tokens): void {
  cookies.set(accessCookie, access, { maxAgeSeconds: accessSeconds });
  cookies.set(refreshCookie, refresh, { maxAgeSeconds: sessionSeconds });
  cookies.set(loginCookie, '1', { maxAgeSeconds: sessionSeconds, isReadable: true });
}

export function clearSessionCookies(cookies: OutgoingCookies): void {
  cookies.clear(accessCookie);
  cookies.clear(refreshCookie);
  cookies.clear(loginCookie, { isReadable: true });
}
