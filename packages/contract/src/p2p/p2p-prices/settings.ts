import * as z from 'zod/mini';
import type { SettingRow } from '#setting-row.ts';

export const settings = {
  'p2p-prices.warning': {
    role: 'risk',
    danger: 'money',
    effect: 'Whoever takes an ad whose price is further from the reference than this has to confirm the price first.',
    schema: z.strictObject({ warnAbovePpm: z.int().check(z.gte(1_000), z.lte(500_000)) }),
    initial: { warnAbovePpm: 50_000 },
  },
} as const satisfies Record<string, SettingRow>;
