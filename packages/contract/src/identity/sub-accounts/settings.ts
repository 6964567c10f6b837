import * as z from 'zod/mini';

export const settings = {
  'sub-accounts.limit': { schema: z.int().check(z.gte(0), z.lte(100)), initial: 10 },
} as const;
