import { isPublicName } from '../addresses/public-name.ts';
import { maxEndpointUrl } from './event-names.ts';

const ports: ReadonlySet<string> = new Set(['', '8443']);

/**
 * Where we would send to because a customer says so: https, a name of the public net, port 443 or 8443, no user in it and no fragment.
 * What the name resolves to is looked at each time it is called.
 */
export function isEndpointAddress(text: string): boolean {
  if (text.length > maxEndpointUrl || !/^https:\/\/[^/\s\\][^\s\\]*$/i.test(text) || !URL.canParse(text)) return false;
  const { hostname, port, username, password, hash } = new URL(text);
  if (!ports.has(port) || username !== '' || password !== '' || hash !== '') return false;
  return isPublicName(hostname);
}
