import * as z from 'zod/mini';

export const settings = {
  /** Invented customers: nobody has a reason to look at them, so whoever does is reported. They must not be known to all. */
  'customers.canaries': {
    roles: ['risk'],
    schema: z.array(z.string().check(z.regex(/^[1-9]\d{9,18}$/))).check(z.maxLength(100)),
    initial: [],
  },
} as const;
