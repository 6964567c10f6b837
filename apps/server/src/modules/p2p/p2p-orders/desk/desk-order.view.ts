import type { OrderNo } from '@peerbourse/contract/ids';
import type { DeskOrder, Ruling } from '@peerbourse/contract/p2p/p2p-orders/desk/ruling.shape';
import { formatUnits } from '@peerbourse/rules/money';
import type { Tx } from '#platform/db/transaction.ts';
import { must } from '#platform/refusal.ts';
import { type DeskRow, deskOrderOf } from './desk-order.table.ts';
import type { RulingRow } from './ruling.table.ts';

export const momentOf = (moment: Date | null): string | null => moment?.toISOString() ?? null;

const coinsOf = (units: bigint | null, scale: number): string | null => (units === null ? null : formatUnits(units, scale));

export function deskOrderView(row: DeskRow): DeskOrder {
  const { rulingNo, verdict, proposedBy, proposedAt } = row;
  const buyerAmount = coinsOf(row.rulingPart, row.coinScale);
  return {
    orderNo: row.orderNo,
    version: row.version,
    orderStatus: row.status,
    coinCode: row.coin,
    fiatCode: row.fiat,
    orderAmount: formatUnits(row.quantity, row.coinScale),
    orderPrice: formatUnits(row.amount, row.fiatDecimals),
    buyer: { userId: row.buyerUserId, nickName: row.buyerNick },
    seller: { userId: row.sellerUserId, nickName: row.sellerNick },
    makerSide: row.makerSide,
    closeReason: row.closeReason,
    createdAt: row.createdAt.toISOString(),
    paidAt: momentOf(row.paidAt),
    freeze: freezeView(row),
    openRuling:
      rulingNo && verdict && proposedBy && proposedAt
        ? { rulingNo, verdict, buyerAmount, proposedBy, proposedAt: proposedAt.toISOString() }
        : null,
  };
}

function freezeView({ freezeNo, freezeKind, frozenAt, frozenUntil, liftProposedBy, liftReason }: DeskRow): DeskOrder['freeze'] {
  if (!freezeNo || !freezeKind || !frozenAt || !frozenUntil) return null;
  const lift = liftProposedBy && liftReason ? { proposedBy: liftProposedBy, reason: liftReason } : null;
  return { freezeNo, kind: freezeKind, at: frozenAt.toISOString(), until: frozenUntil.toISOString(), lift };
}

/** An order that has just changed. */
export async function deskOrderAgain(tx: Tx, orderNo: OrderNo): Promise<DeskOrder> {
  const changed = await deskOrderOf(tx, orderNo);
  must(changed, 'an order that changed is there');
  return deskOrderView(changed);
}

export function rulingView(ruling: RulingRow): Ruling {
  const { orderNo: _order, proposerStaffId: _proposer, proposedAt, decidedAt, buyerPart, coinScale, ...row } = ruling;
  return { ...row, buyerAmount: coinsOf(buyerPart, coinScale), proposedAt: proposedAt.toISOString(), decidedAt: momentOf(decidedAt) };
}
