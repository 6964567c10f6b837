import * as z from 'zod/mini';
import { defineCall } from '#call.ts';
import { reasonText, roleList, staffEmail, staffName } from './staff.shape.ts';

export const proposeStaffChange = defineCall({
  area: 'staff',
  name: 'propose-staff-change',
  path: '/v1/admin/staff/propose-staff-change',
  summary: 'Proposes to add, change, suspend, reinstate or reset a member of staff; somebody else decides',
  role: 'admin',
  auth: 'staff',
  changes: 'write',
  idempotent: true,
  input: z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('add'), name: staffName, email: staffEmail, roles: roleList, reason: reasonText }),
    z.strictObject({ kind: z.literal('change-roles'), name: staffName, roles: roleList, reason: reasonText }),
    z.strictObject({ kind: z.literal('suspend'), name: staffName, reason: reasonText }),
    z.strictObject({ kind: z.literal('reinstate'), name: staffName, reason: reasonText }),
    z.strictObject({ kind: z.literal('reset-factors'), name: staffName, reason: reasonText }),
  ]),
  output: z.object({ proposalNo: z.string() }),
  refusals: ['staff.unknown-member', 'staff.name-taken', 'staff.already-proposed', 'staff.wrong-state'],
});
