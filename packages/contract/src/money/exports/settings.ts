import * as z from 'zod/mini';

export const settings = {
  /** How many files of their history people may ask for in a month, and how long one may be. */
  'exports.perMonth': { schema: z.int().check(z.gte(0), z.lte(1_000)), initial: 5 },
  'exports.mostRows': { schema: z.int().check(z.gte(1_000), z.lte(1_000_000)), initial: 200_000 },
} as const;
