import { transferOfKey } from '../../../apps/server/src/modules/assets/transfer.table.ts';
import { moveCoins, moveLegs } from '../../../apps/server/src/modules/ledger/index.ts';
import type { Db } from '../../../apps/server/src/platform/db/pool.ts';
import { type Tx, transaction } from '../../../apps/server/src/platform/db/transaction.ts';
import { Refusal } from '../../../apps/server/src/platform/refusal.ts';
import type { Told, Wish } from '../chaos/history.ts';
import type { Ask } from '../chaos/traffic.ts';

/** Does what the api does for a transfer, without the api: whoever is told ok was told so after the commit. */
export function askLedger(db: Db): Ask {
  return async (wish) => {
    try {
      return { is: 'ok', journalId: await transaction(db, (tx) => transfer(tx, wish)) };
    } catch (error) {
      return toldBy(error);
    }
  };
}

async function transfer(tx: Tx, { key, ownerId, coin, from, to, amount }: Wish): Promise<string> {
  const journalKey = `transfer:${ownerId}:${key}`;
  const legs = moveLegs(coin, amount, { ownerId, purpose: from }, { ownerId, purpose: to });
  const made = await moveCoins(tx, { kind: 'transfer', key: journalKey, reference: '', legs });
  const journalId = made ?? (await transferOfKey(tx, journalKey))?.journalId;
  if (!journalId) throw new Error(`${journalKey} was done before and is not there`);
  return journalId;
}

function toldBy(error: unknown): Told {
  if (error instanceof Refusal && error.id === 'ledger.too-little') return { is: 'refused', code: error.id };
  return { is: 'unknown', why: (error as Error).message };
}
