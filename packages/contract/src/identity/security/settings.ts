import * as z from 'zod/mini';

export const settings = {
  /** When browsers have to work before they may try: never, once something looks like guessing, or always. */
  'security.proofOfWork': { schema: z.enum(['off', 'suspicion', 'always']), initial: 'suspicion' },
} as const;
