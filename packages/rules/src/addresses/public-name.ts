/** Names that lead into the own network, whatever they resolve to. */
const ownNames = /(?:^|\.)(?:localhost|local|localdomain|internal|intranet|lan|home|corp|private|test|invalid|onion|arpa)$/;
/** At least two labels, the last of letters: no address in numbers in any of its spellings. */
const publicName = /^(?=.{4,253}$)(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z]{2,63}$/;

/** Whether a host can be a name of the public net, as `URL` writes it. */
export function isPublicName(hostname: string): boolean {
  return publicName.test(hostname) && !ownNames.test(hostname);
}
