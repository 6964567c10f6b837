import type { AccountId, AdNo } from '@peerbourse/contract/ids';
import { feeOf } from '#modules/money/ledger/index.ts';
import { openPairs } from '#modules/p2p/p2p-config/index.ts';
import type { Tx } from '#platform/db/transaction.ts';
import { refuse } from '#platform/refusal.ts';
import { type Ad, lockAd } from '../ad.table.ts';
import { spendShareCode } from '../market/share-code.table.ts';
import { intoEscrow } from './into-escrow.ts';
import { shiftQuantities } from './order-share.table.ts';

export interface Taking {
  adNo: AdNo;
  orderNo: string;
  /** Who takes the ad: of a sell ad nobody else gets the coins. */
  takerId: AccountId;
  /** Units of the coin. */
  quantity: bigint;
  shareCode?: string;
}

export interface Taken {
  /** The ad as it was when the order took its part. */
  ad: Ad;
  /** Of the advertiser, who sells. */
  fee: bigint;
  /** Coins of a sell ad in escrow. Whoever takes a buy ad sells coins of their own, which the order holds. */
  holdId: string | null;
}

/** An order takes its part of an ad: what remains becomes frozen, and coins of a sell ad go from their reserve into escrow. */
export async function takeFromAd(tx: Tx, { adNo, orderNo, takerId, quantity, shareCode }: Taking): Promise<Taken> {
  const ad = await lockAd(tx, adNo);
  if (!ad || ad.state !== 'online' || ad.hiddenReasons.length > 0) throw refuse('p2p-ads.unknown-ad');
  // A number that somebody remembers is no invitation.
  if (ad.isHidden && shareCode === undefined) throw refuse('p2p-ads.unknown-ad');
  if (!(await openPairs(tx))(ad.coin, ad.fiat)) throw refuse('p2p-ads.unknown-ad');
  if (quantity <= 0n || quantity > ad.remaining) throw refuse('p2p-ads.sold-out');
  if (shareCode !== undefined && !(await spendShareCode(tx, shareCode, ad.id))) throw refuse('p2p-ads.code-over');
  const fee = ad.side === 'sell' ? feeOf(quantity, BigInt(ad.feePpm)) : 0n;
  await shiftQuantities(tx, ad.id, { remaining: -quantity, frozen: quantity, reservedFee: -fee });
  if (ad.side === 'buy') return { ad, fee, holdId: null };
  const coins = { orderNo, sellerId: ad.accountId, buyerId: takerId, coin: ad.coin, amount: quantity + fee };
  return { ad, fee, holdId: await intoEscrow(tx, { ...coins, from: 'ad-reserve' }) };
}
