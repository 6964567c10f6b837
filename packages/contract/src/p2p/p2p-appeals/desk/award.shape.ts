import * as z from 'zod/mini';
import { fault, grounds, rulingReason } from '#p2p/p2p-orders/desk/ruling.shape.ts';
import { decimal, moment } from '#wire.ts';
import { awardOutcome, awardSource, orderSide } from '../appeal.shape.ts';

export const awardNo = z.string().check(z.regex(/^[1-9]\d{9,18}$/));

/** What a proposal says besides its case. */
export const awardTerms = {
  outcome: awardOutcome,
  /** Who gets how many coins, and from where; only where something is paid. */
  toSide: z.nullable(orderSide),
  amount: z.nullable(decimal),
  source: z.nullable(awardSource),
  grounds,
  fault,
  reason: rulingReason,
};

/** One member proposes, another decides. */
export const award = z.object({
  awardNo,
  ...awardTerms,
  reason: z.string(),
  state: z.enum(['open', 'approved', 'rejected']),
  proposedBy: z.string(),
  proposedAt: moment,
  decidedBy: z.nullable(z.string()),
  decidedAt: z.nullable(moment),
  decisionReason: z.nullable(z.string()),
});
export type Award = z.output<typeof award>;

/** Coins of one side that are kept aside for a claim. */
export const claimHold = z.object({
  side: orderSide,
  amount: decimal,
  /** Null where it happened by itself, because the claim came so soon. */
  heldBy: z.nullable(z.string()),
  reason: z.nullable(z.string()),
  heldAt: moment,
  endedAt: z.nullable(moment),
});
export type ClaimHold = z.output<typeof claimHold>;
