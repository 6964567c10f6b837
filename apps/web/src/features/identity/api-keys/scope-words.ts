import type { offeredScopes, Scope } from '@peerbourse/contract/api-scope';

type OfferedScope = (typeof offeredScopes)[number];

/** What each scope is called, and what it puts at stake. */
export const scopeWords = {
  read: { name: 'scope_read', note: 'scope_read_note' },
  p2p: { name: 'scope_p2p', note: 'scope_p2p_note' },
  'p2p-release': { name: 'scope_p2p_release', note: 'scope_p2p_release_note' },
  spot: { name: 'scope_spot', note: 'scope_spot_note' },
  transfer: { name: 'scope_transfer', note: 'scope_transfer_note' },
} as const satisfies Record<OfferedScope, { name: string; note: string }>;

/** No key has a scope that is not offered. */
export function isOffered(scope: Scope): scope is OfferedScope {
  return scope in scopeWords;
}
