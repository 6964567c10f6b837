import type { OrderNo } from '@peerbourse/contract/ids';
import { type Order, tellOrder } from '#modules/p2p/p2p-orders/index.ts';
import type { Tx } from '#platform/db/transaction.ts';
import { type DeskCaseRow, setTaker } from './desk-case.table.ts';
import { lockOpenCase } from './open-case.ts';

/** A colleague hands the case to somebody. */
export async function giveCase(tx: Tx, orderNo: string, staffId: string): Promise<void> {
  await handTo(tx, await lockOpenCase(tx, orderNo as OrderNo), staffId);
}

/** Both people learn once that somebody has it, not each time that it goes from one member to another. */
export async function handTo(tx: Tx, { order, found }: { order: Order; found: DeskCaseRow }, staffId: string): Promise<void> {
  await setTaker(tx, found.id, staffId);
  if (found.takenAt === null) await tellOrder(tx, order, { code: 'take-case', actor: 'staff', data: {} });
}
