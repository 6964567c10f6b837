import { caseEvents } from '@peerbourse/rules/p2p-appeals/case-events';
import { orderCommands } from '@peerbourse/rules/p2p-orders/transitions';
import * as z from 'zod/mini';
import { defineChannel } from '#channel.ts';
import { orderNo } from '#ids.ts';

export const p2pOrdersChannel = defineChannel({
  area: 'p2p-orders',
  name: 'p2p-orders',
  summary: 'What happens to own orders, as it happens; the key is the own userId',
  auth: 'user',
  keyed: true,
  snapshot: z.object({ open: z.int() }),
  update: z.object({
    orderNo,
    status: z.int(),
    version: z.int(),
    /** What happened: a command of the table of transitions, the placing of the order, or something inside its appeal. */
    code: z.enum(['place-order', ...orderCommands, ...caseEvents]),
  }),
});
