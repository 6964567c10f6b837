import type { OrderSide } from './order-state.ts';

/** Why a buyer cancels, and whom that speaks against. */
export const buyerReasons = {
  'changed-mind': 'buyer',
  'cannot-pay': 'buyer',
  'wrong-amount': 'buyer',
  'account-invalid': 'seller',
  'extra-fee': 'seller',
  'method-refused': 'seller',
  'no-answer': 'seller',
  'both-agreed': 'nobody',
} as const satisfies Record<string, OrderSide | 'nobody'>;
export type BuyerReason = keyof typeof buyerReasons;
export const buyerReasonList = Object.keys(buyerReasons) as readonly BuyerReason[];

/** Why a seller asks the buyer to end an order that is declared paid. */
export const sellerReasonList = ['third-party-payment', 'wrong-amount-paid', 'refunded'] as const;
export type SellerReason = (typeof sellerReasonList)[number];

/** How many orders a buyer may end by own fault in a day, before and after declaring them paid. */
export interface CancelQuota {
  unpaid: number;
  afterPaid: number;
}

/** People new to P2P are still learning: they may err more often. */
export function cancelQuota(perDay: number, isNewTrader: boolean): CancelQuota {
  return isNewTrader ? { unpaid: perDay + 2, afterPaid: 3 } : { unpaid: perDay, afterPaid: 1 };
}

const pausesMinutes = [15, 60, 240] as const;

/** How long somebody may not buy who went over the quota for the n-th time within 30 days, counted from one. */
export function buyPauseMinutes(time: number): number {
  return pausesMinutes[time - 1] ?? 24 * 60;
}
