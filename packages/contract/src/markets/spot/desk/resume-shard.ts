import * as z from 'zod/mini';
import { defineCall } from '#call.ts';

export const resumeShard = defineCall({
  area: 'spot',
  name: 'resume-shard',
  path: '/v1/admin/spot/resume-shard',
  summary: 'Lets the markets of a halted shard be matched again, after somebody has looked why it was halted',
  role: 'admin',
  auth: 'staff',
  roles: ['risk'],
  changes: 'write',
  idempotent: true,
  input: z.strictObject({
    shard: z.int().check(z.minimum(1), z.maximum(32_767)),
    reason: z.string().check(z.trim(), z.minLength(10), z.maxLength(200)),
  }),
  /** False where it was not halted any more. */
  output: z.object({ isResumed: z.boolean() }),
  refusals: [],
});
