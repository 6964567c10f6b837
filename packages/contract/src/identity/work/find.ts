import * as z from 'zod/mini';
import { defineCall } from '#call.ts';

export const find = defineCall({
  area: 'work',
  name: 'find',
  path: '/v1/admin/work/find',
  summary: 'Where something with this number is in the console; what may name a customer leads to the screen that asks why',
  role: 'admin',
  auth: 'staff',
  changes: 'read',
  input: z.strictObject({ text: z.string().check(z.trim(), z.minLength(3), z.maxLength(120)) }),
  output: z.object({ found: z.array(z.object({ kind: z.string(), label: z.string(), address: z.string() })) }),
  refusals: [],
});
