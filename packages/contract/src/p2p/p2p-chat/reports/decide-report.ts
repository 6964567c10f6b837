import { defineCall } from '@peerbourse/contract/call';
import { actReason } from '@peerbourse/contract/identity/customers/customer.shape';
import { moment } from '@peerbourse/contract/wire';
import * as z from 'zod/mini';
import { reportNo, reportOutcome } from './report.shape.ts';

export const decideReport = defineCall({
  area: 'p2p-chat',
  name: 'decide-report',
  path: '/v1/admin/p2p-chat/decide-report',
  summary: 'Records what staff made of a report that was opened; it waits for nobody any more, and the first decision stays',
  role: 'admin',
  auth: 'staff',
  roles: ['decider', 'risk'],
  changes: 'write',
  idempotent: true,
  input: z.strictObject({ reportNo, outcome: reportOutcome, note: actReason }),
  output: z.object({
    reportNo,
    /** The decision that stands, which is that of a colleague who was earlier. */
    outcome: z.nullable(reportOutcome),
    decidedAt: moment,
    isFirst: z.boolean(),
  }),
  refusals: ['p2p-chat.unknown-report'],
});
