import * as z from 'zod/mini';
import type { SettingRow } from '#setting-row.ts';

export const settings = {
  'sub-accounts.limit': {
    role: 'risk',
    danger: 'safety',
    effect: 'Every customer can open sub-accounts up to this number; those who have more keep them.',
    schema: z.int().check(z.gte(0), z.lte(100)),
    initial: 10,
  },
} as const satisfies Record<string, SettingRow>;
