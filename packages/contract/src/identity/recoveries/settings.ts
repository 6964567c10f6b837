import * as z from 'zod/mini';
import type { SettingRow } from '#setting-row.ts';

export const settings = {
  /** How long a granted recovery waits before it takes effect, so that the owner can stop it. */
  'recoveries.waitingHours': {
    role: 'risk',
    danger: 'safety',
    effect: 'A recovery that is granted from now on waits this long, which is the time in which the owner of the account can stop it.',
    schema: z.int().check(z.gte(1), z.lte(720)),
    initial: 24,
  },
} as const satisfies Record<string, SettingRow>;
