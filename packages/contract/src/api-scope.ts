/** What an API key may be allowed to do. A call names the one scope that opens it; a call that names none is closed to keys. */
export const scopes = ['read', 'p2p', 'p2p-release', 'spot', 'transfer', 'withdraw'] as const;
export type Scope = (typeof scopes)[number];

/** Those that a call has by now: nothing else is offered to whoever makes a key. A test compares them with the calls. */
export const offeredScopes = ['read', 'p2p', 'p2p-release', 'spot', 'transfer'] as const satisfies readonly Scope[];

/** A key with one of these works from addresses that its owner has named, and from nowhere else. */
export const scopesWithAddresses: ReadonlySet<Scope> = new Set(['withdraw']);
