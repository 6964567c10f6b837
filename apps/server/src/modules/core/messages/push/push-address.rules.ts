const longest = 1_000;
/** Names that lead into the own network, whatever they resolve to. */
const ownNames = /(?:^|\.)(?:localhost|local|localdomain|internal|intranet|lan|home|corp|private|test|invalid|onion|arpa)$/;
/** At least two labels, the last of letters: no address in numbers in any of its spellings. */
const publicName = /^(?=.{4,253}$)(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z]{2,63}$/;

/**
 * Where we would send to because a browser said so: https, a name of the public net, the usual port, no password in it. What the name
 * resolves to is looked at when it is called.
 */
export function isPushAddress(text: string): boolean {
  if (text.length > longest || !URL.canParse(text)) return false;
  const { protocol, hostname, port, username, password } = new URL(text);
  if (protocol !== 'https:' || port !== '' || username !== '' || password !== '') return false;
  return publicName.test(hostname) && !ownNames.test(hostname);
}
