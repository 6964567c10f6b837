import * as z from 'zod/mini';
import type { SettingRow } from '#setting-row.ts';

export const settings = {
  'p2p-orders.rules': {
    role: 'risk',
    danger: 'money',
    effect: 'Coins that are bought from now on can leave the exchange, or be sold again on P2P, after this many hours.',
    schema: z.strictObject({ lotHours: z.int().check(z.gte(0), z.lte(72)) }),
    initial: { lotHours: 24 },
  },
} as const satisfies Record<string, SettingRow>;
