import * as z from 'zod/mini';
import type { SettingRow } from '#setting-row.ts';
import { country } from './verification.shape.ts';

const years = z.int().check(z.gte(18), z.lte(25));

export const settings = {
  /** Nowhere below 18; countries in which people come of age later are named. */
  'verification.minimumAge': {
    role: 'risk',
    danger: 'safety',
    effect:
      'Whoever applies from now on with a document of such a country must be at least this old; nobody who is verified is asked again.',
    schema: z.strictObject({ years, countries: z.record(country, years) }),
    initial: { years: 18, countries: {} },
  },
  'verification.expiry': {
    role: 'risk',
    danger: 'safety',
    effect:
      'Members whose document has ended for longer than these days count as verified no longer, for new orders and ads, while open orders go on; switched off, they are only told.',
    schema: z.strictObject({ fallsBack: z.boolean(), graceDays: z.int().check(z.gte(7), z.lte(365)) }),
    initial: { fallsBack: true, graceDays: 30 },
  },
} as const satisfies Record<string, SettingRow>;
