import { defineCall } from '@peerbourse/contract/call';
import { orderNo } from '@peerbourse/contract/ids';
import * as z from 'zod/mini';
import { evidenceKind, orderSide, words } from '../appeal.shape.ts';
import { listedCase } from './case.shape.ts';

export const askSide = defineCall({
  area: 'p2p-appeals',
  name: 'ask-side',
  path: '/v1/admin/p2p-appeals/ask-side',
  summary: 'Staff ask one side a question in an open case; both people read it, and the time of staff stands still',
  role: 'admin',
  auth: 'staff',
  roles: ['decider', 'risk'],
  changes: 'write',
  idempotent: true,
  input: z.strictObject({ orderNo, side: orderSide, evidence: z.nullable(evidenceKind), text: words }),
  output: listedCase,
  refusals: ['p2p-orders.unknown-order', 'p2p-appeals.no-case', 'p2p-appeals.asked'],
});
