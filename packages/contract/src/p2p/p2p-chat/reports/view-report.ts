import { defineCall } from '@peerbourse/contract/call';
import { viewReason, viewsLeft } from '@peerbourse/contract/identity/customers/customer.shape';
import { moment } from '@peerbourse/contract/wire';
import * as z from 'zod/mini';
import { listedReport, reportNo } from './report.shape.ts';

export const viewReport = defineCall({
  area: 'p2p-chat',
  name: 'view-report',
  path: '/v1/admin/p2p-chat/view-report',
  summary: 'A report with its words and the message that it is about; the look at both people is written down',
  role: 'admin',
  auth: 'staff',
  roles: ['decider', 'approver', 'risk', 'auditor'],
  changes: 'write',
  input: z.strictObject({
    reportNo,
    /** Needed unless one was given for both people within the hour. */
    reason: z.optional(viewReason),
  }),
  output: z.extend(listedReport, {
    /** What the reporter wrote; empty when they gave a reason alone. */
    text: z.string(),
    /** Null when the person was reported. */
    message: z.nullable(z.object({ kind: z.enum(['text', 'picture', 'video', 'auto-reply']), text: z.string(), at: moment })),
    viewsLeft,
  }),
  refusals: ['p2p-chat.unknown-report', 'customers.reason-needed', 'staff.view-quota'],
});
