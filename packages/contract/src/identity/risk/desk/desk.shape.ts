import { userId } from '@peerbourse/contract/ids';
import { moment } from '@peerbourse/contract/wire';
import * as z from 'zod/mini';
import { riskRequestNo, riskRequestState } from '../request.shape.ts';
import { riskAct, riskQuestion } from '../rule.shape.ts';

/** What the queue of staff shows: who was asked what at which act, and nothing that was answered. */
export const queuedRiskRequest = z.object({
  requestNo: riskRequestNo,
  userId,
  act: riskAct,
  question: riskQuestion,
  state: riskRequestState,
  askedAt: moment,
  answeredAt: z.nullable(moment),
});

/** What was known when the rule applied. Amounts are in USDT. */
export const toldFacts = z.object({
  accountDays: z.int(),
  identityLevel: z.int(),
  country: z.string(),
  amount: z.nullable(z.string()),
  orders24h: z.int(),
  amount24h: z.string(),
  faults24h: z.int(),
  openCases: z.int(),
  lostCases30d: z.int(),
  isSecurityFresh: z.boolean(),
  sharesWithRestricted: z.boolean(),
});
