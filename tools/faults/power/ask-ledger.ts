import { moveCoins, moveLegs } from '../../../apps/server/src/modules/money/ledger/index.ts';
import type { Db } from '../../../apps/server/src/platform/db/pool.ts';
import { type Tx, transaction } from '../../../apps/server/src/platform/db/transaction.ts';
import { Refusal } from '../../../apps/server/src/platform/refusal.ts';
import { sql } from '../../../apps/server/src/platform/sql.ts';
import type { LedgerRequest, Told } from '../chaos/history.ts';
import type { Ask } from '../chaos/traffic.ts';

/** Does what the api does for a transfer, without the api: whoever is told ok was told so after the commit. */
export function askLedger(db: Db): Ask {
  return async (request) => {
    try {
      return { is: 'ok', journalId: await transaction(db, (tx) => transfer(tx, request)) };
    } catch (error) {
      return toldBy(error);
    }
  };
}

async function transfer(tx: Tx, { key, ownerId, coin, from, to, amount }: LedgerRequest): Promise<string> {
  const journalKey = `transfer:${ownerId}:${key}`;
  const legs = moveLegs(coin, amount, { ownerId, purpose: from }, { ownerId, purpose: to });
  const made = await moveCoins(tx, { kind: 'transfer', key: journalKey, reference: '', legs });
  return made ?? (await journalOfKey(tx, journalKey));
}

async function journalOfKey(tx: Tx, key: string): Promise<string> {
  const { rows } = await sql<{ id: string }>`SELECT id FROM ledger_journals WHERE key = ${key}`.execute(tx);
  if (!rows[0]) throw new Error(`${key} was done before and is not there`);
  return rows[0].id;
}

function toldBy(error: unknown): Told {
  if (error instanceof Refusal && error.id === 'ledger.too-little') return { is: 'refused', code: error.id };
  return { is: 'unknown', why: (error as Error).message };
}
