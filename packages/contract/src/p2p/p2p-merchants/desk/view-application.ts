import { defineCall } from '@peerbourse/contract/call';
import { viewReason, viewsLeft } from '@peerbourse/contract/identity/customers/customer.shape';
import * as z from 'zod/mini';
import { applicationNo } from '../merchant.shape.ts';
import { viewedApplication } from './desk.shape.ts';

export const viewApplication = defineCall({
  area: 'p2p-merchants',
  name: 'view-application',
  path: '/v1/admin/p2p-merchants/view-application',
  summary: 'An application with its proofs; the look at the applicant is written down',
  role: 'admin',
  auth: 'staff',
  roles: ['decider', 'approver', 'risk', 'auditor'],
  changes: 'write',
  input: z.strictObject({
    applicationNo,
    /** Needed unless one was given for this customer within the hour. */
    reason: z.optional(viewReason),
  }),
  output: z.extend(viewedApplication, { viewsLeft }),
  refusals: ['p2p-merchants.unknown-application', 'customers.reason-needed', 'staff.view-quota'],
});
