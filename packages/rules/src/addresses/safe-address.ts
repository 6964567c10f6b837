const appScheme = 'peerbourse://';

/**
 * The first gate for addresses: no double slash, no backslash and no `javascript`, unless it is an address of the app.
 * Browsers skip control characters and servers decode, so both are done before looking. An address that is followed
 * has to pass `ownAddress` too: this gate alone lets `data:` through.
 */
export function isSafeAddress(address: string): boolean {
  return address.startsWith(appScheme) || !/\/\/|\\|javascript/i.test(asRead(address));
}

function asRead(address: string): string {
  return address.replace(/%([\da-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))).replace(/\p{Cc}/gu, '');
}
