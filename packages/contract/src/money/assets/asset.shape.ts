import * as z from 'zod/mini';
import { decimal, moment } from '#wire.ts';

/** What people keep coins in. `otc` is the P2P wallet, `contract` the USDT-margined one (mcp). */
export const wallets = ['spot', 'otc', 'contract', 'earn'] as const;
export type WalletName = (typeof wallets)[number];
export const walletName = z.enum(wallets);

export const coinCode = z.string().check(z.regex(/^[A-Z0-9]{2,12}$/));

/** Kinds of entries that people see in their history. */
export const entryKinds = ['transfer', 'credit', 'debit', 'reserve', 'p2p', 'spot', 'contract', 'earn', 'fee', 'other'] as const;
export type EntryKind = (typeof entryKinds)[number];

/** A worth in both units in which assets are valued. */
export const assetValue = z.object({ btc: decimal, usdt: decimal });

/** One line of an account's history: exact to the last unit, with the balance that it left. */
export const historyEntry = z.object({
  entryId: z.string(),
  at: moment,
  kind: z.enum(entryKinds),
  coin: coinCode,
  wallet: z.string(),
  amount: decimal,
  balanceAfter: decimal,
  reference: z.string(),
});
export type HistoryEntry = z.output<typeof historyEntry>;

/** Which entries are asked for. */
export const historyFilter = z.strictObject({
  coin: z.optional(coinCode),
  wallet: z.optional(walletName),
  kind: z.optional(z.enum(entryKinds)),
  from: z.optional(moment),
  to: z.optional(moment),
});
