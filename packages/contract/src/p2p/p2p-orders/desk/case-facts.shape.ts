import { nameMatches } from '@peerbourse/rules/screening/compare-names';
import * as z from 'zod/mini';
import { decimal, moment } from '#wire.ts';

/** Moments at which something could or would have happened; those that never began to count are not there. */
export const caseTimers = ['accept', 'pay', 'undo', 'appeal', 'release', 'answer', 'claim'] as const;
export type CaseTimer = (typeof caseTimers)[number];

/** Within 90 days. */
const history = z.object({
  /** That are over. */
  orders: z.int(),
  completed: z.int(),
  /** Cancelled by their own fault. */
  ownFaults: z.int(),
  /** Decided by staff, and of those the ones where they were to blame. */
  ruled: z.int(),
  lost: z.int(),
});

/** What staff look at before they decide. It compares names, devices and addresses and names none of them. */
export const orderFacts = z.object({
  /** How the order stood when it came to staff; null while it never has. */
  beforeAppeal: z.nullable(z.object({ status: z.enum(['release', 'completed', 'cancelled']), by: z.string(), at: moment })),
  timers: z.array(z.object({ timer: z.enum(caseTimers), at: moment })),
  /** What went into the escrow of the order and out of it, oldest first. */
  journals: z.array(z.object({ journalId: z.string(), kind: z.string(), at: moment, amount: decimal })),
  /** What these leave in escrow. */
  inEscrow: decimal,
  /** The account that was paid to, against the verified name of the seller. */
  payeeName: z.enum(nameMatches),
  /** Accounts of the same kind that the buyer has saved, against the verified name of the buyer. */
  payerNames: z.array(z.enum(nameMatches)),
  /** What both people have used within 90 days. */
  overlap: z.object({ devices: z.int(), addresses: z.int(), networks: z.int(), lastAt: z.nullable(moment) }),
  history: z.object({ buyer: history, seller: history }),
});
export type OrderFacts = z.output<typeof orderFacts>;
