import * as z from 'zod/mini';
import { defineCall } from '#call.ts';
import { hit, hitNo } from './verification.shape.ts';

export const decideHit = defineCall({
  area: 'verification',
  name: 'decide-hit',
  path: '/v1/admin/verification/decide-hit',
  summary: 'Says whether somebody is the person of an entry; that it is somebody else takes two members',
  role: 'admin',
  auth: 'staff',
  changes: 'write',
  idempotent: true,
  roles: ['decider', 'approver', 'risk'],
  input: z.strictObject({
    hitNo,
    isSamePerson: z.boolean(),
    reason: z.string().check(z.trim(), z.minLength(10), z.maxLength(500)),
  }),
  output: hit,
  refusals: [
    'verification.unknown-hit',
    'verification.not-opened',
    'verification.hit-decided',
    'verification.same-member',
    'staff.proposer-left',
  ],
});
