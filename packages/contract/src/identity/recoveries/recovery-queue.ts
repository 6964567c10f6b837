import * as z from 'zod/mini';
import { defineCall } from '#call.ts';
import { empty } from '#wire.ts';
import { recoveryCase } from './recovery.shape.ts';

export const recoveryQueue = defineCall({
  area: 'recoveries',
  name: 'recovery-queue',
  path: '/v1/admin/recoveries/recovery-queue',
  summary: 'Lost second factors and fund passwords that wait for a decision',
  role: 'admin',
  auth: 'staff',
  changes: 'read',
  roles: ['decider', 'risk'],
  input: empty,
  output: z.object({ cases: z.array(recoveryCase) }),
  refusals: [],
});
