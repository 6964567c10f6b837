import * as z from 'zod/mini';

export const settings = {
  'rates.staleAfterSeconds': { schema: z.int().check(z.gte(5), z.lte(86_400)), initial: 60 },
  /** A source whose price is further from the median than this is left out; a publication that jumps further is refused. */
  'rates.outlierPercent': { schema: z.number().check(z.gt(0), z.lte(50)), initial: 2 },
  'rates.maxJumpPercent': { schema: z.number().check(z.gt(0), z.lte(100)), initial: 20 },
} as const;
