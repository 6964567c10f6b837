import { defineCall } from '@peerbourse/contract/call';
import { orderNo } from '@peerbourse/contract/ids';
import * as z from 'zod/mini';
import { doubtCode, riskLevels } from './doubt.shape.ts';

export const riskHint = defineCall({
  area: 'p2p-orders',
  name: 'risk-hint',
  path: '/v1/p2p/order/trade-risk-hint',
  summary: 'What to look at before paying an order or releasing its coins',
  role: 'api',
  auth: 'trader',
  requires: ['not-copper'],
  changes: 'read',
  scope: 'read',
  input: z.strictObject({ orderNo, act: z.enum(['pay', 'release']) }),
  output: z.object({ level: z.enum(riskLevels), reasons: z.array(doubtCode) }),
  refusals: ['p2p-orders.unknown-order', 'p2p-orders.not-now'],
});
