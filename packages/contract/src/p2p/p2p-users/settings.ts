import * as z from 'zod/mini';

export const settings = {
  /** The terms that traders accept, by version; whoever accepted an older one is asked again. */
  'p2p-users.termsVersion': { schema: z.int().check(z.gte(1), z.lte(10_000)), initial: 1 },
  /** How long a name that somebody chose stays at least. */
  'p2p-users.nickNameDays': { schema: z.int().check(z.gte(0), z.lte(3_650)), initial: 30 },
} as const;
