import { endHold, holdCoins } from '#modules/money/ledger/index.ts';
import type { Order } from '#modules/p2p/p2p-orders/index.ts';
import type { Tx } from '#platform/db/transaction.ts';
import { endHoldRow, type OpenHold } from './claim.table.ts';

interface Aside extends Omit<OpenHold, 'holdId'> {
  caseNo: string;
  /** Tells holds of one case apart. */
  key: string;
  /** What was bought lately stays where it is, unless staff say otherwise. */
  isSale: boolean;
}

/** Coins of one side for the other, as long as a claim is open. Answers the hold; its row is written by whoever asked. */
export async function keepAside(tx: Tx, order: Order, { caseNo, key, side, amount, isSale }: Aside): Promise<string> {
  const [ownerId, receiverId] = side === 'buyer' ? [order.buyerId, order.sellerId] : [order.sellerId, order.buyerId];
  return await holdCoins(tx, {
    kind: 'p2p-claim-hold',
    key: `p2p-claim:${caseNo}:${key}`,
    reference: caseNo,
    ownerId,
    asset: order.coin,
    from: 'otc',
    to: { ownerId, purpose: 'risk', subKey: caseNo },
    amount,
    deadline: null,
    isSale,
    receivers: [receiverId],
  });
}

/** Back to whose they are. */
export async function giveBack(tx: Tx, order: Order, { holdId, side, amount }: OpenHold): Promise<void> {
  const ownerId = side === 'buyer' ? order.buyerId : order.sellerId;
  await endHold(tx, {
    holdId,
    exit: 'refund',
    kind: 'p2p-claim-return',
    key: `p2p-claim-return:${holdId}`,
    shares: [{ to: { ownerId, purpose: 'otc' }, amount }],
  });
  await endHoldRow(tx, holdId);
}
