import * as z from 'zod/mini';
import type { SettingRow } from '#setting-row.ts';

export const settings = {
  /** Invented customers: nobody has a reason to look at them, so whoever does is reported. They must not be known to all. */
  'customers.canaries': {
    role: 'risk',
    danger: 'safety',
    effect:
      'Whoever on the staff looks at one of these customers is reported; a customer who is taken off the list can be looked at unnoticed.',
    seenBy: ['risk', 'approver'],
    schema: z.array(z.string().check(z.regex(/^[1-9]\d{9,18}$/))).check(z.maxLength(100)),
    initial: [],
  },
} as const satisfies Record<string, SettingRow>;
