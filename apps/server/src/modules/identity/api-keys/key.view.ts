import type { CallOutput } from '@peerbourse/contract/call';
import type { keyList } from '@peerbourse/contract/identity/api-keys/key-list';
import type { KeyEntry } from './key.table.ts';

type Shown = CallOutput<typeof keyList>['keys'][number];

/** A key as its owner sees it; of a secret nothing. */
export function keyView({ publicKey, createdAt, endsAt, endedAt, endReason, usedAt, usedFrom, ...key }: KeyEntry): Shown {
  return {
    ...key,
    publicKey: publicKey?.toString('base64url') ?? null,
    createdAt: createdAt.toISOString(),
    endsAt: endsAt?.toISOString() ?? null,
    ended: endedAt && endReason ? { at: endedAt.toISOString(), reason: endReason } : null,
    lastUsed: usedAt && usedFrom !== null ? { at: usedAt.toISOString(), address: usedFrom } : null,
  };
}
