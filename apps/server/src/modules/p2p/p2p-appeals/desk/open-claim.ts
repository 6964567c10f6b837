import type { OrderNo } from '@peerbourse/contract/ids';
import { parseUnits } from '@peerbourse/rules/money';
import type { Order } from '#modules/p2p/p2p-orders/index.ts';
import type { Tx } from '#platform/db/transaction.ts';
import { refuse } from '#platform/refusal.ts';
import type { DeskCaseRow } from './desk-case.table.ts';
import { lockOpenCase } from './open-case.ts';

/** An appeal is ended by a ruling, and has its coins in escrow. */
export async function lockOpenClaim(tx: Tx, orderNo: OrderNo): Promise<{ order: Order; found: DeskCaseRow }> {
  const open = await lockOpenCase(tx, orderNo);
  if (open.found.kind === 'appeal') throw refuse('p2p-appeals.no-case');
  return open;
}

/** Something, and no more than the order was about; the database says the same. */
export function claimedAmount({ quantity, sellerFee, coinScale }: Order, amount: string): bigint {
  const units = parseUnits(amount, coinScale);
  if (units === undefined || units <= 0n || units > quantity + sellerFee) throw refuse('p2p-appeals.bad-amount');
  return units;
}
