import { traderByHandle } from '#modules/p2p/p2p-blocklist/index.ts';
import type { Db } from '#platform/db/pool.ts';
import { must, refuse } from '#platform/refusal.ts';
import { type Trader, traderOf } from './profile.table.ts';

/** A P2P user who must exist, by what others call them. */
export async function knownTrader(db: Db, encryptUserId: string): Promise<Trader> {
  const known = await traderByHandle(db, encryptUserId);
  if (!known) throw refuse('p2p-users.unknown-user');
  const trader = await traderOf(db, known.accountId);
  must(trader, 'profiles are never removed');
  return trader;
}
