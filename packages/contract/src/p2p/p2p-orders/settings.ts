import * as z from 'zod/mini';
import type { SettingRow } from '#setting-row.ts';

export const settings = {
  'p2p-orders.rules': {
    role: 'risk',
    danger: 'money',
    effect:
      'Coins that are bought from now on can leave the exchange, or be sold again on P2P, after this many hours; sellers who release coins worth more than the amount in USDT are asked for the codes of their account.',
    schema: z.strictObject({
      lotHours: z.int().check(z.gte(0), z.lte(72)),
      releaseFactorAbove: z._default(z.int().check(z.gte(0), z.lte(1_000_000)), 1_000),
    }),
    initial: { lotHours: 24, releaseFactorAbove: 1_000 },
  },
} as const satisfies Record<string, SettingRow>;
