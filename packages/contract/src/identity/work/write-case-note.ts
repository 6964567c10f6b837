import * as z from 'zod/mini';
import { defineCall } from '#call.ts';
import { caseFile, caseName } from './case.shape.ts';

export const writeCaseNote = defineCall({
  area: 'work',
  name: 'write-case-note',
  path: '/v1/admin/work/write-case-note',
  summary: 'A note about a case for other members; whoever is named with @ finds the case among theirs',
  role: 'admin',
  auth: 'staff',
  changes: 'write',
  idempotent: true,
  input: z.extend(caseName, { text: z.string().check(z.trim(), z.minLength(3), z.maxLength(1000)) }),
  output: caseFile,
  refusals: ['work.unknown-case'],
});
