import type { Call } from './call.ts';

/** Calls that programs of others make: those that a scope opens to API keys. Public ones among them need no key. */
export function openCalls<Some extends Call>(calls: readonly Some[]): Some[] {
  return calls.filter(({ scope }) => scope !== 'none');
}

/** How the client calls an area or a call: `p2pOrders` of `p2p-orders`. */
export function identifier(name: string): string {
  return name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}
