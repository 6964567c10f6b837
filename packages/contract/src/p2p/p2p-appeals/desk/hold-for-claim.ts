import { defineCall } from '@peerbourse/contract/call';
import { orderNo } from '@peerbourse/contract/ids';
import { rulingReason } from '@peerbourse/contract/p2p/p2p-orders/desk/ruling.shape';
import { decimal } from '@peerbourse/contract/wire';
import * as z from 'zod/mini';
import { orderSide } from '../appeal.shape.ts';
import { claimHold } from './award.shape.ts';

export const holdForClaim = defineCall({
  area: 'p2p-appeals',
  name: 'hold-for-claim',
  path: '/v1/admin/p2p-appeals/hold-for-claim',
  summary: 'Keeps free coins of one side aside while a claim is looked at, no more than the order was about',
  role: 'admin',
  auth: 'staff',
  roles: ['decider', 'risk'],
  changes: 'write',
  idempotent: true,
  input: z.strictObject({ orderNo, side: orderSide, amount: decimal, reason: rulingReason }),
  output: z.object({ holds: z.array(claimHold) }),
  refusals: ['p2p-orders.unknown-order', 'p2p-appeals.no-case', 'p2p-appeals.held', 'p2p-appeals.bad-amount', 'ledger.too-little'],
});
