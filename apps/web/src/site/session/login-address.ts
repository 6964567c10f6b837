/** The login page, which leads back to an address of the site; the address has no language prefix. */
export function loginAddressFor(from: string): string {
  return from === '/' ? '/login' : `/login?${new URLSearchParams({ from })}`;
}

/** Path and query of a request without the prefix of its language. */
export function addressWithin(url: string, prefix: string): string {
  const { pathname, search } = new URL(url);
  const path = prefix !== '' && `${pathname}/`.startsWith(`${prefix}/`) ? pathname.slice(prefix.length) : pathname;
  return `${path || '/'}${search}`;
}
