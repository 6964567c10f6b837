import { type LookupAddress, lookup as resolveName } from 'node:dns';
import type { LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';

/** How a name becomes addresses; tests have names of their own. */
export type Resolver = (
  hostname: string,
  options: { all: true; family?: number | 'IPv4' | 'IPv6' },
  answer: (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void,
) => void;

/** A name whose addresses are not all of the public net. */
export class NotPublic extends Error {
  override name = 'NotPublic';
}

/**
 * For requests to where strangers point: the addresses that are looked at are the ones that are called, so a name cannot lead elsewhere
 * a moment later. One address of the own network among several is enough to call none.
 */
export function publicLookup(resolve: Resolver = resolveName as Resolver): LookupFunction {
  return (hostname, options, answer) => {
    resolve(hostname, { all: true, ...(options.family === undefined ? {} : { family: options.family }) }, (error, addresses) => {
      if (error) return answer(error, []);
      if (addresses.length === 0 || !addresses.every(({ address }) => isPublic(address)))
        return answer(new NotPublic('the address is not public'), []);
      if (options.all) return answer(null, addresses);
      const [first] = addresses;
      return answer(null, first?.address ?? '', first?.family);
    });
  };
}

/** Neither loopback, private, local to a link, shared by a carrier, multicast, reserved, nor another one inside of IPv6; without a zone. */
export function isPublic(address: string): boolean {
  return !address.includes('%') && ipaddr.isValid(address) && ipaddr.process(address).range() === 'unicast';
}
