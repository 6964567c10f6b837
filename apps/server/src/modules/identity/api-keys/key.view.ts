import type { CallOutput } from '@peerbourse/contract/call';
import type { keyList } from '@peerbourse/contract/identity/api-keys/key-list';
import type { MainId } from '@peerbourse/contract/ids';
import { type Account, familyOf } from '#modules/identity/accounts/index.ts';
import type { Db } from '#platform/db/pool.ts';
import { must } from '#platform/refusal.ts';
import type { KeyEntry } from './key.table.ts';

type Shown = CallOutput<typeof keyList>['keys'][number];

/** A key as its owner sees it; of a secret nothing. */
export function keyView(key: KeyEntry, family: readonly Account[]): Shown {
  const { accountId, publicKey, createdAt, endsAt, endedAt, endReason, usedAt, usedFrom, ...shown } = key;
  const account = family.find((member) => member.accountId === accountId);
  must(account, 'a key acts for an account of the family');
  return {
    ...shown,
    account: { userId: account.userId, userName: account.userName },
    publicKey: publicKey?.toString('base64url') ?? null,
    createdAt: createdAt.toISOString(),
    endsAt: endsAt?.toISOString() ?? null,
    ended: endedAt && endReason ? { at: endedAt.toISOString(), reason: endReason } : null,
    lastUsed: usedAt && usedFrom !== null ? { at: usedAt.toISOString(), address: usedFrom } : null,
  };
}

export async function viewOf(db: Db, mainId: MainId, key: KeyEntry): Promise<Shown> {
  return keyView(key, await familyOf(db, mainId));
}
