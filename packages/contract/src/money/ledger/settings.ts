import * as z from 'zod/mini';

export const settings = {
  /** What corrections by hand may be worth: each one, and all that a member proposes in a day. */
  'ledger.correctionLimitUsdt': { schema: z.int().check(z.gte(0), z.lte(10_000_000)), initial: 10_000 },
  'ledger.correctionDayLimitUsdt': { schema: z.int().check(z.gte(0), z.lte(100_000_000)), initial: 50_000 },
} as const;
