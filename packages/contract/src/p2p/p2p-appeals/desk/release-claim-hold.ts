import { defineCall } from '@peerbourse/contract/call';
import { orderNo } from '@peerbourse/contract/ids';
import { rulingReason } from '@peerbourse/contract/p2p/p2p-orders/desk/ruling.shape';
import * as z from 'zod/mini';
import { orderSide } from '../appeal.shape.ts';
import { claimHold } from './award.shape.ts';

export const releaseClaimHold = defineCall({
  area: 'p2p-appeals',
  name: 'release-claim-hold',
  path: '/v1/admin/p2p-appeals/release-claim-hold',
  summary: 'Gives coins back to whom they belong that were kept aside for a claim',
  role: 'admin',
  auth: 'staff',
  roles: ['decider', 'risk'],
  changes: 'write',
  idempotent: true,
  input: z.strictObject({ orderNo, side: orderSide, reason: rulingReason }),
  output: z.object({ holds: z.array(claimHold) }),
  refusals: ['p2p-orders.unknown-order', 'p2p-appeals.no-case', 'p2p-appeals.not-held', 'p2p-appeals.being-decided'],
});
