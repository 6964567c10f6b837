import { defineCall } from '@peerbourse/contract/call';
import * as z from 'zod/mini';
import { riskRequestNo } from '../request.shape.ts';
import { queuedRiskRequest } from './desk.shape.ts';

export const requestQueue = defineCall({
  area: 'risk',
  name: 'request-queue',
  path: '/v1/admin/risk/request-queue',
  summary: 'Answered requests for information that wait for staff, those first that wait longest, 50 at a time',
  role: 'admin',
  auth: 'staff',
  roles: ['decider', 'approver', 'risk', 'auditor'],
  changes: 'read',
  input: z.strictObject({
    /** The last one that was seen. */
    after: z.optional(riskRequestNo),
  }),
  output: z.object({ requests: z.array(queuedRiskRequest), after: z.nullable(riskRequestNo) }),
  refusals: [],
});
