import { defineCall } from '@peerbourse/contract/call';
import * as z from 'zod/mini';
import { compensation, compensationNo } from './compensation.shape.ts';
import { decisionReason } from './desk.shape.ts';

export const decideCompensation = defineCall({
  area: 'p2p-merchants',
  name: 'decide-compensation',
  path: '/v1/admin/p2p-merchants/decide-compensation',
  summary: 'The second member, who has not ruled about the order, pays from the deposit at once, or rejects that',
  role: 'admin',
  auth: 'staff',
  roles: ['approver', 'risk'],
  changes: 'write',
  idempotent: true,
  input: z.strictObject({ compensationNo, isApproved: z.boolean(), reason: decisionReason }),
  output: compensation,
  refusals: [
    'p2p-merchants.compensation-over',
    'p2p-merchants.own-compensation',
    'p2p-merchants.has-ruled',
    'p2p-merchants.nothing-to-compensate',
    'p2p-merchants.bad-compensation',
    'staff.proposer-left',
  ],
});
