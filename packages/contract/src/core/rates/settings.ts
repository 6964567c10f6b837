import * as z from 'zod/mini';
import type { SettingRow } from '#setting-row.ts';

export const settings = {
  'rates.staleAfterSeconds': {
    role: 'risk',
    danger: 'money',
    effect: 'Everybody trades and sees values at a price until it is this old; a longer time lets them trade at prices of the past.',
    schema: z.int().check(z.gte(5), z.lte(86_400)),
    initial: 60,
  },
  /** A source whose price is further from the median than this is left out; a publication that jumps further is refused. */
  'rates.outlierPercent': {
    role: 'risk',
    danger: 'money',
    effect: 'A source counts while its price is this near to the median; a wider limit lets one wrong source move the price for everybody.',
    schema: z.number().check(z.gt(0), z.lte(50)),
    initial: 2,
  },
  'rates.maxJumpPercent': {
    role: 'risk',
    danger: 'money',
    effect: 'A price that leaps further than this is not published; a wider limit lets a slip of the pen become the price for everybody.',
    schema: z.number().check(z.gt(0), z.lte(100)),
    initial: 20,
  },
} as const satisfies Record<string, SettingRow>;
