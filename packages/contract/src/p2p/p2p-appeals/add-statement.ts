import { defineCall } from '@peerbourse/contract/call';
import { orderNo } from '@peerbourse/contract/ids';
import * as z from 'zod/mini';
import { appealCase, words } from './appeal.shape.ts';

export const addStatement = defineCall({
  area: 'p2p-appeals',
  name: 'add-statement',
  path: '/v1/x/p2p-appeals/add-statement',
  summary: 'One side says what happened, once, or answers the open question of staff',
  role: 'api',
  auth: 'trader',
  requires: ['not-copper'],
  changes: 'write',
  scope: 'p2p',
  idempotent: true,
  rate: { points: 10, perSeconds: 60 },
  input: z.strictObject({ orderNo, kind: z.enum(['statement', 'answer']), text: words }),
  output: z.object({ appeal: appealCase }),
  refusals: ['p2p-orders.unknown-order', 'p2p-appeals.no-case', 'p2p-appeals.stated', 'p2p-appeals.nothing-asked'],
});
