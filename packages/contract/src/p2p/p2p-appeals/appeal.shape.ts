import { appealReasonList, caseReasons, evidenceKinds, maxWords, minWords } from '@peerbourse/rules/p2p-appeals/appeal-reasons';
import * as z from 'zod/mini';

export const appealReason = z.enum(appealReasonList);
export const caseReason = z.enum(caseReasons);
export const evidenceKind = z.enum(evidenceKinds);
export const orderSide = z.enum(['buyer', 'seller']);
const opener = z.enum(['buyer', 'seller', 'system', 'staff']);

/** What a person says about the order. */
export const words = z.string().check(z.trim(), z.minLength(minWords), z.maxLength(maxWords));

/** Milliseconds since 1970, by the clock of the server. */
const timestamp = z.int();

/** What `appealClock` of the rules reads: whoever has it knows whose turn it is at any moment. */
export const caseFacts = z.object({
  openedAt: timestamp,
  openedBy: opener,
  isSlow: z.boolean(),
  statedAt: z.object({ buyer: z.nullable(timestamp), seller: z.nullable(timestamp) }),
  asked: z.nullable(z.object({ side: orderSide, at: timestamp, answeredAt: z.nullable(timestamp) })),
  takenAt: z.nullable(timestamp),
});

/** What one side said: what happened, or the answer to a question. */
export const statement = z.object({ side: orderSide, kind: z.enum(['statement', 'answer']), text: z.string(), at: timestamp });

/** A question of staff to one side, with what they would like to see. */
export const request = z.object({
  side: orderSide,
  evidence: z.nullable(evidenceKind),
  text: z.string(),
  at: timestamp,
  answeredAt: z.nullable(timestamp),
});

/** A picture that one side sent. */
const evidence = z.object({
  evidenceNo: z.string(),
  side: orderSide,
  kind: evidenceKind,
  /** The other side learns that it is there, and no more. */
  isForStaff: z.boolean(),
  /** Null where the reader may not see it; the address is good for whoever asked, for a minute. */
  picture: z.nullable(z.object({ url: z.string(), width: z.int(), height: z.int() })),
  /** It was evidence in another order, too; told to staff only. */
  isUsedBefore: z.boolean(),
  at: timestamp,
});

/** A case as both people of its order see it. */
export const appealCase = z.object({
  caseNo: z.string(),
  reason: caseReason,
  facts: caseFacts,
  statements: z.array(statement),
  requests: z.array(request),
  evidence: z.array(evidence),
  serverTimestamp: timestamp,
});
export type AppealCase = z.output<typeof appealCase>;
