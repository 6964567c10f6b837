import * as z from 'zod/mini';
import { defineCall } from '#call.ts';
import { caseFile, caseName, memberName } from './case.shape.ts';

export const giveCase = defineCall({
  area: 'work',
  name: 'give-case',
  path: '/v1/admin/work/give-case',
  summary: 'A member takes a case, hands it to a colleague who may decide it, or lets it go',
  role: 'admin',
  auth: 'staff',
  changes: 'write',
  idempotent: true,
  input: z.extend(caseName, {
    /** Who had it on the screen; if somebody else has it by now, nothing happens. */
    from: z.nullable(memberName),
    to: z.nullable(memberName),
  }),
  output: caseFile,
  refusals: ['work.unknown-case', 'work.unknown-member', 'work.held'],
});
