import * as z from 'zod/mini';
import type { SettingRow } from '#setting-row.ts';

export const settings = {
  /** Numbers of the users whose quote sets a market takes. A requote costs no coins, so it is for those whom somebody has agreed with. */
  'spot.makers': {
    role: 'risk',
    danger: 'money',
    effect:
      'These users may keep quote sets on every market; whoever is taken off the list can only take the levels away and release what is reserved.',
    schema: z.array(z.string().check(z.regex(/^[1-9]\d{9,18}$/))).check(z.maxLength(200)),
    initial: [],
  },
} as const satisfies Record<string, SettingRow>;
