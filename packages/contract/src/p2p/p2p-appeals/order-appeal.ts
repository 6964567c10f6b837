import { defineCall } from '@peerbourse/contract/call';
import { orderNo } from '@peerbourse/contract/ids';
import * as z from 'zod/mini';
import { appealCase } from './appeal.shape.ts';

export const orderAppeal = defineCall({
  area: 'p2p-appeals',
  name: 'order-appeal',
  path: '/v1/x/p2p-appeals/order-appeal',
  summary: 'The open case of an own order: what both said, what staff ask, and what its clock is read from; or how the newest claim ended',
  role: 'api',
  auth: 'trader',
  requires: ['not-copper'],
  changes: 'read',
  scope: 'read',
  input: z.strictObject({ orderNo }),
  output: z.object({ appeal: z.nullable(appealCase) }),
  refusals: ['p2p-orders.unknown-order'],
});
