import { appealReasonList, evidenceKinds, maxWords, minWords } from '@peerbourse/rules/p2p-appeals/appeal-reasons';
import { caseKinds, caseReasons } from '@peerbourse/rules/p2p-appeals/case-reasons';
import { claimReasonList } from '@peerbourse/rules/p2p-appeals/claim-reasons';
import { questionTemplateNames } from '@peerbourse/rules/p2p-appeals/question-templates';
import { rulingGroundsList } from '@peerbourse/rules/p2p-orders/ruling-grounds';
import * as z from 'zod/mini';
import { decimal } from '#wire.ts';

export const appealReason = z.enum(appealReasonList);
export const claimReason = z.enum(claimReasonList);
export const caseKind = z.enum(caseKinds);
export const caseReason = z.enum(caseReasons);
export const evidenceKind = z.enum(evidenceKinds);
export const questionTemplate = z.enum(questionTemplateNames);
export const orderSide = z.enum(['buyer', 'seller']);
const opener = z.enum(['buyer', 'seller', 'system', 'staff']);

/** What a person says about the order. */
export const words = z.string().check(z.trim(), z.minLength(minWords), z.maxLength(maxWords));

/** What staff write beside a template, or instead of one. */
export const staffWords = z.string().check(z.trim(), z.maxLength(maxWords));

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
  /** While its order was frozen. */
  pauses: z.array(z.object({ from: timestamp, to: z.nullable(timestamp) })),
});

/** What one side said: what happened, or the answer to a question. */
export const statement = z.object({ side: orderSide, kind: z.enum(['statement', 'answer']), text: z.string(), at: timestamp });

/** A question of staff to one side, with what they would like to see. */
export const request = z.object({
  side: orderSide,
  evidence: z.nullable(evidenceKind),
  /** Readers see its words in their language, before those that staff wrote. */
  template: z.nullable(questionTemplate),
  /** Empty where the template says it all. */
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

/** Upheld: everything stays as it was. */
export const awardOutcome = z.enum(['upheld', 'paid']);
/** Coins of the other side that were held, or of the exchange. */
export const awardSource = z.enum(['held', 'fund']);

/** How a claim ended. */
const decision = z.object({
  outcome: awardOutcome,
  toSide: z.nullable(orderSide),
  amount: z.nullable(decimal),
  source: z.nullable(awardSource),
  grounds: z.enum(rulingGroundsList),
  fault: z.nullable(orderSide),
});

/** A case as both people of its order see it. */
export const appealCase = z.object({
  caseNo: z.string(),
  kind: caseKind,
  /** By the step of the order that ended an appeal, or by what ended a claim; null while it is open. */
  closed: z.nullable(z.object({ at: timestamp, by: z.string() })),
  /** Of a claim that two members have decided. */
  decision: z.nullable(decision),
  /** Coins that are kept aside for a claim now, and whose they are. */
  held: z.array(z.object({ side: orderSide, amount: decimal })),
  reason: caseReason,
  facts: caseFacts,
  statements: z.array(statement),
  requests: z.array(request),
  evidence: z.array(evidence),
  serverTimestamp: timestamp,
});
export type AppealCase = z.output<typeof appealCase>;
