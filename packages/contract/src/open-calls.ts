import type { Call } from './call.ts';

/** Calls that programs of others make: those that a scope opens to API keys. Public ones among them need no key. */
export function openCalls(calls: readonly Call[]): Call[] {
  return calls.filter(({ scope }) => scope !== 'none');
}
