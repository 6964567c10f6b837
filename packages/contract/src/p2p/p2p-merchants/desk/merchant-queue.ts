import { defineCall } from '@peerbourse/contract/call';
import * as z from 'zod/mini';
import { listedApplication } from './desk.shape.ts';

export const merchantQueue = defineCall({
  area: 'p2p-merchants',
  name: 'merchant-queue',
  path: '/v1/admin/p2p-merchants/merchant-queue',
  summary: 'Applications that wait for a decision, the oldest first',
  role: 'admin',
  auth: 'staff',
  roles: ['decider', 'approver', 'risk', 'auditor'],
  changes: 'read',
  input: z.strictObject({}),
  output: z.object({
    applications: z.array(listedApplication),
    /** Of all that wait, of which at most 200 are shown. */
    count: z.int(),
    /** Removals that wait for a second member. */
    openRemovals: z.int(),
    serverTimestamp: z.int(),
  }),
  refusals: [],
});
