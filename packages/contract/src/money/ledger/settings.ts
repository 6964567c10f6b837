import * as z from 'zod/mini';
import type { SettingRow } from '#setting-row.ts';

export const settings = {
  /** What corrections by hand may be worth: each one, and all that a member proposes in a day. */
  'ledger.correctionLimitUsdt': {
    role: 'risk',
    danger: 'money',
    effect: 'Two members of staff can credit or debit any customer up to this value in one correction.',
    schema: z.int().check(z.gte(0), z.lte(10_000_000)),
    initial: 10_000,
  },
  'ledger.correctionDayLimitUsdt': {
    role: 'risk',
    danger: 'money',
    effect: 'All corrections that one member of staff proposes in a day can be worth this much together.',
    schema: z.int().check(z.gte(0), z.lte(100_000_000)),
    initial: 50_000,
  },
  /** For the house's own coins for sale: what one member may propose in a day, in one correction or in many. */
  'ledger.inventoryLimitUsdt': {
    role: 'risk',
    danger: 'money',
    effect: "Two members of staff can bring coins into the house's inventory, or take them out, up to this value a day.",
    schema: z.int().check(z.gte(0), z.lte(100_000_000)),
    initial: 500_000,
  },
} as const satisfies Record<string, SettingRow>;
