import * as z from 'zod/mini';

export const settings = {
  /** How long a granted recovery waits before it takes effect, so that the owner can stop it. */
  'recoveries.waitingHours': { schema: z.int().check(z.gte(1), z.lte(720)), initial: 24 },
} as const;
