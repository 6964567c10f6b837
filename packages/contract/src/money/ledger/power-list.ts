import * as z from 'zod/mini';
import { defineCall } from '#call.ts';
import { empty } from '#wire.ts';

export const powerList = defineCall({
  area: 'ledger',
  name: 'power-list',
  path: '/v1/admin/ledger/power-list',
  summary: 'Which role of the database may write which kind of journal: from where, to where, and who may have the coins then',
  role: 'admin',
  auth: 'staff',
  roles: ['risk', 'approver', 'auditor'],
  changes: 'read',
  input: empty,
  output: z.object({
    powers: z.array(
      z.object({
        role: z.string(),
        kind: z.string(),
        ways: z.array(z.object({ from: z.string(), to: z.string(), receiver: z.enum(['owner', 'house', 'named', 'anybody']) })),
      }),
    ),
  }),
  refusals: [],
});
