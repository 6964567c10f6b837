import type { CloseReason, OrderSide } from '../p2p-orders/order-state.ts';
import { claimMs, inFlightGraceMs } from '../p2p-orders/order-times.ts';
import type { EvidenceKind } from './appeal-reasons.ts';

interface ClaimTerms {
  sides: readonly OrderSide[];
  /** How the order has to have ended. */
  after: readonly CloseReason[];
  /** What helps to decide, the most telling first. */
  evidence: readonly EvidenceKind[];
}

const unpaid = ['pay-timeout', 'buyer-cancelled'] as const;
const ruled = ['ruled-release', 'ruled-refund', 'ruled-split'] as const;

/** Why one of the two people questions an order that is over. What two members have ruled is questioned in one way only. */
export const claimReasons = {
  'paid-late': { sides: ['buyer'], after: unpaid, evidence: ['payment', 'statement'] },
  overpaid: { sides: ['buyer'], after: ['completed'], evidence: ['payment', 'statement'] },
  reversed: { sides: ['seller'], after: ['completed'], evidence: ['bank-letter', 'statement'] },
  'bank-frozen': { sides: ['seller'], after: ['completed'], evidence: ['bank-letter', 'sender'] },
  underpaid: { sides: ['seller'], after: ['completed'], evidence: ['statement'] },
  'ruling-wrong': { sides: ['buyer', 'seller'], after: ruled, evidence: ['payment', 'statement', 'bank-letter'] },
  other: { sides: ['buyer', 'seller'], after: [...unpaid, 'completed'], evidence: ['payment', 'statement', 'messages'] },
} as const satisfies Record<string, ClaimTerms>;
export type ClaimReason = keyof typeof claimReasons;
export const claimReasonList = Object.keys(claimReasons) as readonly ClaimReason[];

/** Money that came late, told within this time, brings the coins back into escrow if the seller still has them. */
export const rescueMs = 15 * 60_000;

interface ClosedOrder {
  closeReason: CloseReason | null;
  /** Milliseconds since 1970. */
  closedAt: number | null;
}

/** Reasons for which this side can question an order now. Server and site both ask this. */
export function claimReasonsOf({ closeReason, closedAt }: ClosedOrder, side: OrderSide, now: number): ClaimReason[] {
  if (closeReason === null || closedAt === null) return [];
  const window = claimMs(closeReason);
  if (window === undefined || now > closedAt + window + inFlightGraceMs) return [];
  return claimReasonList.filter((reason) => {
    const { sides, after } = claimTermsOf(reason);
    return sides.includes(side) && after.includes(closeReason);
  });
}

export function claimTermsOf(reason: ClaimReason): ClaimTerms {
  return claimReasons[reason];
}

/** What two members have decided is looked at again by two others. */
export function isReview(reason: ClaimReason): boolean {
  return reason === 'ruling-wrong';
}

/** Whether coins can come back into escrow because of it. */
export function isInRescueTime({ closedAt }: Pick<ClosedOrder, 'closedAt'>, now: number): boolean {
  return closedAt !== null && now <= closedAt + rescueMs + inFlightGraceMs;
}
