import type { AccountId, OrderNo } from '@peerbourse/contract/ids';
import type { DepositMove } from '@peerbourse/contract/p2p/p2p-merchants/merchant.shape';
import type { Db } from '#platform/db/pool.ts';
import { sql } from '#platform/sql.ts';
import { usdtText } from './deposit.rules.ts';

const most = 100;

const kinds: Record<string, DepositMove['kind']> = {
  'p2p-merchant-deposit': 'added',
  'p2p-merchant-return': 'returned',
  'p2p-deposit-compensation': 'compensation',
};

/** What came into a deposit and left it, as the ledger says it, the newest first. */
export async function depositMoves(db: Db, accountId: AccountId): Promise<DepositMove[]> {
  const { rows } = await sql<{ kind: string; amount: bigint; left: bigint; at: Date; orderNo: OrderNo | null }>`
    SELECT kind, amount, balance_after AS left, at, order_no AS "orderNo" FROM p2p_merchants_deposit_moves
    WHERE account_id = ${accountId} ORDER BY id DESC LIMIT ${most}`.execute(db);
  return rows.flatMap(({ kind, amount, left, at, orderNo }) => {
    const known = kinds[kind];
    return known ? [{ kind: known, amount: usdtText(amount), left: usdtText(left), at: at.toISOString(), orderNo }] : [];
  });
}
