import type { OrderSide } from './order-state.ts';

export const verdicts = ['release', 'refund', 'split'] as const;
export type Verdict = (typeof verdicts)[number];

interface GroundsTerms {
  /** What usually follows; staff may rule otherwise. */
  verdict: Verdict;
  fault: OrderSide | null;
}

/** What a ruling rests on. Both people read it in their own language. */
export const rulingGrounds = {
  'payment-proven': { verdict: 'release', fault: 'seller' },
  'seller-silent': { verdict: 'release', fault: 'seller' },
  'not-paid': { verdict: 'refund', fault: 'buyer' },
  'no-proof': { verdict: 'refund', fault: null },
  'buyer-silent': { verdict: 'refund', fault: 'buyer' },
  'third-party': { verdict: 'refund', fault: 'buyer' },
  'payment-returned': { verdict: 'refund', fault: null },
  reversed: { verdict: 'refund', fault: 'buyer' },
  underpaid: { verdict: 'split', fault: 'buyer' },
  other: { verdict: 'refund', fault: null },
} as const satisfies Record<string, GroundsTerms>;
export type RulingGrounds = keyof typeof rulingGrounds;
export const rulingGroundsList = Object.keys(rulingGrounds) as readonly RulingGrounds[];
