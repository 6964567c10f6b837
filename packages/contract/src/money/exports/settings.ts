import * as z from 'zod/mini';
import type { SettingRow } from '#setting-row.ts';

export const settings = {
  /** How many files of their history people may ask for in a month, and how long one may be. */
  'exports.perMonth': {
    role: 'risk',
    danger: 'safety',
    effect: 'Every customer, and whoever has stolen a session, can take this many files of the history of an account in a month.',
    schema: z.int().check(z.gte(0), z.lte(1_000)),
    initial: 5,
  },
  'exports.maxRows': {
    role: 'risk',
    danger: 'safety',
    effect: 'A file of somebody’s history ends after this many rows, and a longer one keeps the worker and the database busy for longer.',
    schema: z.int().check(z.gte(1_000), z.lte(1_000_000)),
    initial: 200_000,
  },
} as const satisfies Record<string, SettingRow>;
