import { defineCall } from '@peerbourse/contract/call';
import { actReason } from '@peerbourse/contract/identity/customers/customer.shape';
import * as z from 'zod/mini';
import { riskRequestNo } from '../request.shape.ts';

export const decideRequest = defineCall({
  area: 'risk',
  name: 'decide-request',
  path: '/v1/admin/risk/decide-request',
  summary: 'Approves an answer, which lets its person pass the rule for some days, or rejects it, which stops them there',
  role: 'admin',
  auth: 'staff',
  roles: ['decider', 'risk'],
  changes: 'write',
  idempotent: true,
  input: z.strictObject({
    requestNo: riskRequestNo,
    isApproved: z.boolean(),
    /** For colleagues; the person is told the decision alone. */
    reason: actReason,
  }),
  output: z.object({ requestNo: riskRequestNo, state: z.enum(['approved', 'rejected']) }),
  refusals: ['risk.unknown-request', 'risk.decided'],
});
