import * as z from 'zod/mini';
import { userId } from '#ids.ts';
import { wallets } from '#money/assets/asset.shape.ts';
import { decimal, moment } from '#wire.ts';

export const correctionNo = z.string().check(z.regex(/^[1-9]\d{9,18}$/));
export const correctionStates = ['open', 'approved', 'rejected', 'expired'] as const;

/** What is corrected by hand: the wallets of customers, and the coins that the house may sell. */
export const correctedWallets = [...wallets, 'inventory'] as const;
export type CorrectedWallet = (typeof correctedWallets)[number];

/** A credit or debit by hand, which one person proposes and another decides. */
export const correction = z.object({
  correctionNo,
  /** Null where the house's own coins are corrected. */
  userId: z.nullable(userId),
  coin: z.string(),
  wallet: z.string(),
  /** Below zero takes coins away. */
  amount: decimal,
  usdt: z.union([decimal, z.literal('')]),
  reason: z.string(),
  state: z.enum(correctionStates),
  proposedBy: z.string(),
  proposedAt: moment,
  decidedBy: z.nullable(z.string()),
  decidedAt: z.nullable(moment),
  journalId: z.nullable(z.uuid()),
});
export type Correction = z.output<typeof correction>;

/** An account of the ledger as operators see it; the house's own have no user. */
export const ledgerAccount = z.object({
  accountId: z.string(),
  userId: z.nullable(userId),
  coin: z.string(),
  purpose: z.string(),
  balance: decimal,
});

export const ledgerPosting = z.object({
  postingId: z.string(),
  journalId: z.uuid(),
  at: moment,
  kind: z.string(),
  reference: z.string(),
  accountId: z.string(),
  userId: z.nullable(userId),
  coin: z.string(),
  purpose: z.string(),
  subKey: z.string(),
  amount: decimal,
  balanceAfter: z.nullable(decimal),
});
export type LedgerPosting = z.output<typeof ledgerPosting>;
