import { type Scope, scopesWithAddresses } from '@peerbourse/contract/api-scope';
import { canonicalNetwork } from '#platform/http/network.ts';
import { refuse } from '#platform/refusal.ts';

/** The list of a key as it is stored, each network once. Some scopes are not to be had without one. */
export function askedAddresses(addresses: readonly string[], scopes: readonly Scope[]): string[] {
  const networks = addresses.map((text, at) => {
    const network = canonicalNetwork(text.trim());
    if (network === undefined) throw refuse('api-keys.bad-address', { fields: `addresses.${at}` });
    return network;
  });
  if (networks.length === 0 && scopes.some((scope) => scopesWithAddresses.has(scope))) throw refuse('api-keys.needs-addresses');
  return [...new Set(networks)];
}
