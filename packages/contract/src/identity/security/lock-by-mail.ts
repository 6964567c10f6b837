import * as z from 'zod/mini';
import { defineCall } from '#call.ts';
import { ticket } from './proof.shape.ts';

export const lockByMail = defineCall({
  area: 'security',
  name: 'lock-by-mail',
  path: '/v1/x/security/lock-by-mail',
  summary: 'Locks the account from a security mail: every session ends, nobody can log in until the password is set again',
  role: 'api',
  auth: 'guest',
  changes: 'write',
  idempotent: true,
  input: z.strictObject({ ticket }),
  output: z.object({}),
  refusals: ['security.ticket-over'],
});
