import * as z from 'zod/mini';
import { defineCall } from '#call.ts';
import { userId } from '#ids.ts';
import { customerNote, noteText } from './customer.shape.ts';

export const writeNote = defineCall({
  area: 'customers',
  name: 'write-note',
  path: '/v1/admin/customers/write-note',
  summary: 'Writes a note about a customer for other members of staff; it is never changed or taken back',
  role: 'admin',
  auth: 'staff',
  roles: ['decider', 'risk'],
  changes: 'write',
  idempotent: true,
  input: z.strictObject({ userId, text: noteText }),
  output: customerNote,
  refusals: ['customers.unknown'],
});
