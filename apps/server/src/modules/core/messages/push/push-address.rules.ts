import { isPublicName } from '@peerbourse/rules/addresses/public-name';

const longest = 1_000;

/**
 * Where we would send to because a browser said so: https, a name of the public net, the usual port, no password in it. What the name
 * resolves to is looked at when it is called.
 */
export function isPushAddress(text: string): boolean {
  if (text.length > longest || !URL.canParse(text)) return false;
  const { protocol, hostname, port, username, password } = new URL(text);
  if (protocol !== 'https:' || port !== '' || username !== '' || password !== '') return false;
  return isPublicName(hostname);
}
