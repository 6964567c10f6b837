import type { AdNo } from '@peerbourse/contract/ids';
import { endHold } from '#modules/money/ledger/index.ts';
import type { Tx } from '#platform/db/transaction.ts';
import { must } from '#platform/refusal.ts';
import { lockAd } from '../ad.table.ts';
import { shiftQuantities } from './order-share.table.ts';

export interface GivingBack {
  adNo: AdNo;
  orderNo: string;
  quantity: bigint;
  fee: bigint;
  holdId: string | null;
}

/** An order came to nothing: its part is on offer again, or goes to the seller's wallet when the ad is over. */
export async function giveBackToAd(tx: Tx, { adNo, orderNo, quantity, fee, holdId }: GivingBack): Promise<void> {
  const ad = await lockAd(tx, adNo);
  must(ad && ad.frozen >= quantity, 'an ad stays as long as an order has a part of it');
  const isOver = ad.state === 'completed';
  await shiftQuantities(tx, ad.id, {
    frozen: -quantity,
    ...(isOver ? { returned: quantity } : { remaining: quantity, reservedFee: fee }),
  });
  if (holdId === null) return;
  await endHold(tx, {
    holdId,
    exit: 'refund',
    kind: 'p2p-refund',
    key: `p2p-order:${orderNo}:refund`,
    shares: [{ to: { ownerId: ad.accountId, purpose: isOver ? 'otc' : 'ad-reserve' }, amount: quantity + fee }],
  });
}
