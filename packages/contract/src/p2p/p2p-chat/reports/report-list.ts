import { defineCall } from '@peerbourse/contract/call';
import * as z from 'zod/mini';
import { listedReport, reportNo } from './report.shape.ts';

export const reportList = defineCall({
  area: 'p2p-chat',
  name: 'report-list',
  path: '/v1/admin/p2p-chat/report-list',
  summary: 'Reports of people and messages in the chats of orders: all of them newest first, or what waits, oldest first',
  role: 'admin',
  auth: 'staff',
  roles: ['decider', 'approver', 'risk', 'auditor'],
  changes: 'read',
  input: z.strictObject({
    show: z.optional(z.enum(['all', 'waiting'])),
    /** The last one that was seen. */
    after: z.optional(reportNo),
  }),
  output: z.object({ reports: z.array(listedReport), after: z.nullable(reportNo) }),
  refusals: [],
});
