import { defineCall } from '@peerbourse/contract/call';
import { orderNo } from '@peerbourse/contract/ids';
import { decimal } from '@peerbourse/contract/wire';
import * as z from 'zod/mini';
import { compensation } from './compensation.shape.ts';
import { decisionReason } from './desk.shape.ts';

export const proposeCompensation = defineCall({
  area: 'p2p-merchants',
  name: 'propose-compensation',
  path: '/v1/admin/p2p-merchants/propose-compensation',
  summary: 'Proposes to pay the other side of an order from the deposit of a merchant who was found to blame; another member decides',
  role: 'admin',
  auth: 'staff',
  roles: ['decider', 'risk'],
  changes: 'write',
  idempotent: true,
  input: z.strictObject({ orderNo, amount: decimal, reason: decisionReason }),
  output: compensation,
  refusals: [
    'p2p-orders.unknown-order',
    'p2p-merchants.nothing-to-compensate',
    'p2p-merchants.bad-compensation',
    'p2p-merchants.compensation-open',
  ],
});
