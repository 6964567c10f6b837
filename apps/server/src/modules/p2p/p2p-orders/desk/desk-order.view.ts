import type { DeskOrder, Ruling } from '@peerbourse/contract/p2p/p2p-orders/desk/ruling.shape';
import { formatUnits } from '@peerbourse/rules/money';
import type { DeskRow } from './desk-order.table.ts';
import type { RulingRow } from './ruling.table.ts';

export const momentOf = (moment: Date | null): string | null => moment?.toISOString() ?? null;

export function deskOrderView(row: DeskRow): DeskOrder {
  const { rulingNo, verdict, proposedBy, proposedAt } = row;
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
    openRuling:
      rulingNo && verdict && proposedBy && proposedAt ? { rulingNo, verdict, proposedBy, proposedAt: proposedAt.toISOString() } : null,
  };
}

export function rulingView({ orderNo: _order, proposerStaffId: _proposer, proposedAt, decidedAt, ...row }: RulingRow): Ruling {
  return { ...row, proposedAt: proposedAt.toISOString(), decidedAt: momentOf(decidedAt) };
}
