import type { MainId } from '@peerbourse/contract/ids';
import { deleteBlocksOf } from '#modules/p2p/p2p-blocklist/index.ts';
import type { Tx } from '#platform/db/transaction.ts';
import { eraseTraders } from './profile.table.ts';

/** Accounts that close give their names back, and nothing stays of whom they liked and disliked. What they did stays counted. */
export async function forgetTraders(tx: Tx, mainIds: readonly MainId[]): Promise<void> {
  await deleteBlocksOf(tx, await eraseTraders(tx, mainIds));
}
