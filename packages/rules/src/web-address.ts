export type WebAddressProblem = 'no-scheme' | 'odd-address';

const scheme = /^https?:\/\//i;
const hostPortPath = /^(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z][a-z\d-]{0,61}[a-z\d](?::([1-9]\d*))?(?:[/?#][!-~]*)?$/i;
const highestPort = 65_535;

/** What is wrong with the address of a site: http or https, a host with a domain, perhaps a port and a path, and no user part. */
export function webAddressProblem(text: string): WebAddressProblem | undefined {
  if (!scheme.test(text)) return 'no-scheme';
  const match = hostPortPath.exec(text.replace(scheme, ''));
  if (!match) return 'odd-address';
  const [, port] = match;
  return port !== undefined && Number(port) > highestPort ? 'odd-address' : undefined;
}
