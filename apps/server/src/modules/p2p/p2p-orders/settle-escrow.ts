import { splitEscrow } from '@peerbourse/rules/p2p-orders/split-escrow';
import { readSetting } from '#modules/core/settings/index.ts';
import { endHold, giveLot, lockBalances } from '#modules/money/ledger/index.ts';
import { executeFromAd, giveBackToAd, lockAd, splitFromAd } from '#modules/p2p/p2p-ads/index.ts';
import type { Tx } from '#platform/db/transaction.ts';
import { must } from '#platform/refusal.ts';
import { minutesAfter } from './deadlines/minutes-after.rules.ts';
import type { Order } from './order.table.ts';

/** The coins go to the buyer, the fees to the exchange. What was bought may leave after a while (T+N). */
export async function releaseEscrow(tx: Tx, order: Order): Promise<void> {
  const { orderNo, holdId, buyerId, quantity, sellerFee, buyerFee, continuesNo } = order;
  // The part of the ad that a continued order had was given back when it was cancelled.
  if (continuesNo === null) await executeLocked(tx, order);
  const fee = sellerFee + buyerFee;
  await endHold(tx, {
    holdId,
    exit: 'release',
    kind: 'p2p-release',
    key: `p2p-order:${orderNo}:release`,
    shares: [
      { to: { ownerId: buyerId, purpose: 'otc' }, amount: quantity - buyerFee },
      ...(fee > 0n ? [{ to: { ownerId: null, purpose: 'fee' } as const, amount: fee }] : []),
    ],
  });
  await keepForAWhile(tx, order, quantity - buyerFee);
}

/** An ad that is used up gives back what is left of its reserve: a second journal of the same two people, whose balances are locked before. */
async function executeLocked(tx: Tx, { adNo, quantity, makerSide, sellerId, buyerId, coin }: Order): Promise<void> {
  await lockAd(tx, adNo);
  if (makerSide === 'seller') await lockBalances(tx, [sellerId, buyerId], coin);
  await executeFromAd(tx, { adNo, quantity });
}

async function keepForAWhile(tx: Tx, { now, orderNo, buyerId, coin }: Order, amount: bigint): Promise<void> {
  const { lotHours } = await readSetting(tx, 'p2p-orders.rules');
  if (lotHours === 0) return;
  const expiresAt = minutesAfter(now, lotHours * 60);
  await giveLot(tx, { ownerId: buyerId, asset: coin, amount, reference: orderNo, expiresAt });
}

/** A part of the coins goes to the buyer, the rest to the wallet of the seller: an ad offers nothing again that was argued about. */
export async function divideEscrow(tx: Tx, order: Order): Promise<void> {
  const { adNo, orderNo, holdId, sellerId, buyerId, coin, quantity, buyerPart, makerSide, continuesNo } = order;
  must(buyerPart !== null, 'coins are divided by a part');
  const { buyer, seller, fee } = splitEscrow(order, buyerPart);
  await lockAd(tx, adNo);
  await lockBalances(tx, [sellerId, buyerId], coin);
  if (continuesNo === null)
    await splitFromAd(tx, { adNo, executed: buyerPart, rest: quantity - buyerPart, isOffered: makerSide === 'buyer' });
  await endHold(tx, {
    holdId,
    exit: 'split',
    kind: 'p2p-split',
    key: `p2p-order:${orderNo}:split`,
    shares: [
      { to: { ownerId: buyerId, purpose: 'otc' }, amount: buyer },
      { to: { ownerId: sellerId, purpose: 'otc' }, amount: seller },
      ...(fee > 0n ? [{ to: { ownerId: null, purpose: 'fee' } as const, amount: fee }] : []),
    ],
  });
  await keepForAWhile(tx, order, buyer);
}

/** The coins go back: to the ad that offered them, or to the wallet of whoever took a buy ad. */
export async function returnEscrow(tx: Tx, order: Order): Promise<void> {
  const { adNo, orderNo, holdId, sellerId, quantity, sellerFee, makerSide, continuesNo } = order;
  const isOfAd = makerSide === 'seller' && continuesNo === null;
  // A buy ad has set no fee aside: whoever took it brought the fee along, and gets it back below.
  const ofAd = isOfAd ? { fee: sellerFee, holdId } : { fee: 0n, holdId: null };
  if (continuesNo === null) await giveBackToAd(tx, { adNo, orderNo, quantity, ...ofAd });
  if (isOfAd) return;
  await endHold(tx, {
    holdId,
    exit: 'refund',
    kind: 'p2p-refund',
    key: `p2p-order:${orderNo}:refund`,
    shares: [{ to: { ownerId: sellerId, purpose: 'otc' }, amount: quantity + sellerFee }],
  });
}
