import { defineCall } from '@peerbourse/contract/call';
import { orderNo } from '@peerbourse/contract/ids';
import * as z from 'zod/mini';
import { appealCase } from './appeal.shape.ts';

export const withdrawClaim = defineCall({
  area: 'p2p-appeals',
  name: 'withdraw-claim',
  path: '/v1/x/p2p-appeals/withdraw-claim',
  summary: 'Whoever questioned an order that is over withdraws that; coins that were held for it go back',
  role: 'api',
  auth: 'trader',
  requires: ['not-copper'],
  changes: 'write',
  idempotent: true,
  rate: { points: 10, perSeconds: 60 },
  input: z.strictObject({ orderNo }),
  output: z.object({ appeal: appealCase }),
  refusals: ['p2p-orders.unknown-order', 'p2p-appeals.no-case', 'p2p-appeals.not-opener', 'p2p-appeals.being-decided'],
});
