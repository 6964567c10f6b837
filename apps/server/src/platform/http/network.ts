import ipaddr from 'ipaddr.js';

/**
 * Whom an address is counted as: one address of IPv4, however it is written, or the 64 bits of IPv6 that a provider gives to one
 * subscriber, who could otherwise take another address for every try.
 */
export function networkOf(address: string): string {
  if (!ipaddr.isValid(address)) return address.slice(0, 64);
  const parsed = ipaddr.process(address);
  if (parsed instanceof ipaddr.IPv4) return parsed.toString();
  const subscriber = new ipaddr.IPv6([...parsed.parts.slice(0, 4), 0, 0, 0, 0]);
  return `${subscriber.toString()}/64`;
}
