const days365 = 365 * 24 * 60 * 60;

/** The cookies that pages may read and write; none of them opens anything. */
export type CookieName = 'lang' | 'unit' | 'showasset' | 'theme' | 'layout' | 'valuationunit' | 'numbers' | 'login' | 'loginname';

export function readCookie(name: CookieName): string | undefined {
  const found = cookieIn(allCookies(), name);
  return found === undefined ? undefined : decodeURIComponent(found);
}

let known: string | undefined;

/** The browser fetches cookies from another process. A list asks in each of its cells, so what is drawn in one go asks once. */
function allCookies(): string {
  if (known === undefined) {
    known = document.cookie;
    queueMicrotask(forgetKnown);
  }
  return known;
}

function forgetKnown(): void {
  known = undefined;
}

/** A cookie in the text of all of them, as a request brings it; not decoded, since anybody may have written it. */
export function cookieIn(cookies: string, name: CookieName): string | undefined {
  const found = cookies.split(/;\s*/).find((part) => part.startsWith(`${name}=`));
  return found?.slice(name.length + 1);
}

export function writeCookie(name: CookieName, value: string): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${name}=${encodeURIComponent(value)}; Path=/; Max-Age=${days365}; SameSite=Lax${secure}`;
  forgetKnown();
}

export function forgetCookie(name: CookieName): void {
  document.cookie = `${name}=; Path=/; Max-Age=0`;
  forgetKnown();
}
