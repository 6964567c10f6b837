import { fileId } from '@peerbourse/contract/core/files/file.shape';
import { orderNo } from '@peerbourse/contract/ids';
import { fiatCode } from '@peerbourse/contract/p2p/p2p-ads/ad.shape';
import { decimal, moment } from '@peerbourse/contract/wire';
import {
  contactKinds,
  merchantKinds,
  merchantStates,
  proofKinds,
  rejectionReasons,
  releaseConditions,
  requirementCodes,
} from '@peerbourse/rules/p2p-merchants/merchant';
import { merchantLevels } from '@peerbourse/rules/p2p-merchants/merchant-level';
import * as z from 'zod/mini';

export const merchantKind = z.enum(merchantKinds);
export const merchantState = z.enum(merchantStates);
export const merchantLevel = z.enum(merchantLevels);
export const proofKind = z.enum(proofKinds);
export const rejectionReason = z.enum(rejectionReasons);
export const applicationNo = z.string().check(z.regex(/^[1-9]\d{17,18}$/));

/** Printable, without the signs that turn or break a line. */
const line = (most: number) => z.string().check(z.trim(), z.minLength(2), z.maxLength(most), z.regex(/^[^\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+$/u));

/** One way to reach the applicant besides mail and phone. */
export const contact = z.strictObject({ kind: z.enum(contactKinds), value: line(80) });
export const company = z.strictObject({ name: line(120), registrationNo: line(60) });
export const proofs = z.array(fileId).check(z.maxLength(20));
export const fiatCodes = z.array(fiatCode).check(
  z.minLength(1),
  z.maxLength(10),
  z.refine((codes) => new Set(codes).size === codes.length),
);

/** A tick of a list: what it is about, and whether it is met. */
export const requirement = z.object({ code: z.enum(requirementCodes), isMet: z.boolean() });
export const condition = z.object({ code: z.enum(releaseConditions), isMet: z.boolean() });

export const application = z.object({
  applicationNo,
  state: z.enum(['waiting', 'approved', 'rejected']),
  accountType: merchantKind,
  fiatCodes: z.array(z.string()),
  /** USDT that were set aside with it. */
  deposit: decimal,
  contact,
  company: z.nullable(company),
  /** The address of a picture serves for a minute; null when the file is gone. */
  files: z.array(
    z.object({ fileId, kind: proofKind, picture: z.nullable(z.object({ url: z.string(), width: z.int(), height: z.int() })) }),
  ),
  submittedAt: moment,
  decidedAt: z.nullable(moment),
  reasons: z.array(rejectionReason),
  /** Kinds of files that have to be sent anew. */
  filesToFix: z.array(proofKind),
  /** Of staff, for the applicant; empty when there are none. */
  words: z.string(),
});
export type Application = z.output<typeof application>;

/** What came into a deposit or left it. */
export const depositMove = z.object({
  kind: z.enum(['added', 'returned', 'compensation']),
  /** USDT; below zero where coins left. */
  amount: decimal,
  /** What lay there afterwards. */
  left: decimal,
  at: moment,
  /** The order whose other side was compensated. */
  orderNo: z.nullable(orderNo),
});
export type DepositMove = z.output<typeof depositMove>;

export const releaseProgress = z.object({
  state: merchantState,
  /** Whether the status can be given up now. */
  isOpen: z.boolean(),
  conditions: z.array(condition),
  deposit: decimal,
  /** Days between the request and the return of the deposit, and after the last order. */
  noticeDays: z.int(),
  /** When the deposit comes back, while the notice runs. */
  returnsAt: z.nullable(moment),
  endedAt: z.nullable(moment),
  /** The last hundred, newest first. */
  moves: z.array(depositMove),
});
export type ReleaseProgress = z.output<typeof releaseProgress>;

export const levelLimits = z.object({ adsPerPairAndSide: z.int(), openOrders: z.int() });

export const standing = z.object({
  state: merchantState,
  accountType: z.nullable(merchantKind),
  fiatCodes: z.array(z.string()),
  /** USDT that lie in the deposit, that are asked for, and that are missing. */
  deposit: decimal,
  required: decimal,
  missing: decimal,
  /** When the status rests for want of coins, or the deposit comes back. */
  dueAt: z.nullable(moment),
  /** When somebody who gave the status up may apply again. */
  appliesFrom: z.nullable(moment),
  level: z.nullable(merchantLevel),
  limits: z.nullable(levelLimits),
  next: z.nullable(
    z.object({
      level: merchantLevel,
      missing: z.array(z.object({ what: z.enum(['orders', 'completion', 'counterparties', 'deposit']), has: z.int(), needs: z.int() })),
    }),
  ),
});
export type Standing = z.output<typeof standing>;
