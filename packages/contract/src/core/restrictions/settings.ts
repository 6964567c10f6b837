import * as z from 'zod/mini';

export const settings = {
  'restrictions.hongKong': {
    schema: z.object({ show: z.boolean(), canRegister: z.boolean() }),
    initial: { show: true, canRegister: false },
  },
} as const;
