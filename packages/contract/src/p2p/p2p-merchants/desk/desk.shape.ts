import { userId } from '@peerbourse/contract/ids';
import { decimal, moment } from '@peerbourse/contract/wire';
import { removalCauses } from '@peerbourse/rules/p2p-merchants/merchant';
import * as z from 'zod/mini';
import { application, applicationNo, depositMove, merchantKind, merchantLevel, merchantState, requirement } from '../merchant.shape.ts';

/** Why something is decided, in words that are kept. */
export const decisionReason = z.string().check(z.trim(), z.minLength(10), z.maxLength(500));
export const removalCause = z.enum(removalCauses);
export const removalNo = z.string().check(z.regex(/^[1-9]\d{9,18}$/));

export const listedApplication = z.object({
  applicationNo,
  userId,
  nickName: z.string(),
  accountType: merchantKind,
  fiatCodes: z.array(z.string()),
  deposit: decimal,
  submittedAt: moment,
  /** How many were handed in before. */
  earlier: z.int(),
});
export type ListedApplication = z.output<typeof listedApplication>;

export const removal = z.object({
  removalNo,
  userId,
  cause: removalCause,
  reason: z.string(),
  state: z.enum(['open', 'approved', 'rejected']),
  proposedBy: z.string(),
  proposedAt: moment,
  decidedBy: z.nullable(z.string()),
  decidedAt: z.nullable(moment),
  decisionReason: z.nullable(z.string()),
});
export type Removal = z.output<typeof removal>;

export const listedMerchant = z.object({
  userId,
  nickName: z.string(),
  state: merchantState,
  accountType: merchantKind,
  level: merchantLevel,
  fiatCodes: z.array(z.string()),
  deposit: decimal,
  required: decimal,
  dueAt: z.nullable(moment),
  approvedAt: z.nullable(moment),
  /** The proposal that waits for a second member. */
  removal: z.nullable(removal),
});
export type ListedMerchant = z.output<typeof listedMerchant>;

export const viewedApplication = z.extend(application, {
  userId,
  nickName: z.string(),
  realName: z.string(),
  /** What is true of the account now, as far as staff may know it. */
  requirements: z.array(requirement),
  figures: z.object({ completed30d: z.int(), cancelled30d: z.int(), counterparties: z.int(), joinedAt: moment }),
  earlier: z.int(),
  /** What came into the deposit and left it, newest first. */
  moves: z.array(depositMove),
  decidedBy: z.nullable(z.string()),
  version: z.int(),
});
export type ViewedApplication = z.output<typeof viewedApplication>;
