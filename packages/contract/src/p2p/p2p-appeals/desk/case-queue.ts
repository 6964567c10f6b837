import { defineCall } from '@peerbourse/contract/call';
import * as z from 'zod/mini';
import { listedCase } from './case.shape.ts';

export const caseQueue = defineCall({
  area: 'p2p-appeals',
  name: 'case-queue',
  path: '/v1/admin/p2p-appeals/case-queue',
  summary: 'Open cases: those whose time staff have missed first, then those whose time ends first',
  role: 'admin',
  auth: 'staff',
  roles: ['decider', 'approver', 'risk', 'auditor'],
  changes: 'read',
  input: z.strictObject({}),
  output: z.object({
    cases: z.array(listedCase),
    /** Of all open cases, of which at most 200 are shown. */
    count: z.int(),
    serverTimestamp: z.int(),
  }),
  refusals: [],
});
