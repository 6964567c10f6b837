import * as z from 'zod/mini';
import type { SettingRow } from '#setting-row.ts';

export const settings = {
  'restrictions.hongKong': {
    role: 'risk',
    danger: 'safety',
    effect: 'People in Hong Kong see the exchange or do not, and can open an account or cannot; the law there has a say in it.',
    schema: z.object({ show: z.boolean(), canRegister: z.boolean() }),
    initial: { show: true, canRegister: false },
  },
} as const satisfies Record<string, SettingRow>;
