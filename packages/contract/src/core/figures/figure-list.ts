import * as z from 'zod/mini';
import { defineCall } from '#call.ts';
import { empty } from '#wire.ts';

export const figureList = defineCall({
  area: 'figures',
  name: 'figure-list',
  path: '/v1/admin/figures/figure-list',
  summary: 'Which figures of the exchange a member of staff may see, in the order of the screen',
  role: 'admin',
  auth: 'staff',
  changes: 'read',
  input: empty,
  output: z.object({
    figures: z.array(
      z.object({
        name: z.string(),
        /** As the screen shows it. */
        title: z.string(),
        group: z.string(),
        unit: z.enum(['count', 'usdt', 'percent', 'seconds']),
        /** Bars stand on each other, lines beside each other; what is only known as it is now has a bar for each series. */
        form: z.enum(['bars', 'lines', 'now']),
      }),
    ),
  }),
  refusals: [],
});
