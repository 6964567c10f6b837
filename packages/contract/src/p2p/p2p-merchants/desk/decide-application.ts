import { defineCall } from '@peerbourse/contract/call';
import * as z from 'zod/mini';
import { applicationNo, proofKind, rejectionReason } from '../merchant.shape.ts';

export const decideApplication = defineCall({
  area: 'p2p-merchants',
  name: 'decide-application',
  path: '/v1/admin/p2p-merchants/decide-application',
  summary: 'Approves an application, or rejects it with reasons, which gives the deposit back at once',
  role: 'admin',
  auth: 'staff',
  roles: ['decider', 'risk'],
  changes: 'write',
  idempotent: true,
  input: z.strictObject({
    applicationNo,
    version: z.int(),
    isApproved: z.boolean(),
    /** Of a rejection, one at least; an approval has none. */
    reasons: z.array(rejectionReason).check(z.maxLength(8)),
    filesToFix: z.array(proofKind).check(z.maxLength(3)),
    /** For the applicant; they may be empty. */
    words: z.string().check(z.trim(), z.maxLength(500)),
  }),
  output: z.object({ applicationNo, state: z.enum(['approved', 'rejected']) }),
  refusals: ['p2p-merchants.unknown-application', 'p2p-merchants.decided', 'p2p-merchants.reasons-missing', 'p2p-merchants.changed'],
});
