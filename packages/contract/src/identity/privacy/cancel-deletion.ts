import * as z from 'zod/mini';
import { defineCall } from '#call.ts';
import { empty } from '#wire.ts';

export const cancelDeletion = defineCall({
  area: 'privacy',
  name: 'cancel-deletion',
  path: '/v1/x/privacy/cancel-deletion',
  summary: 'Cancels the request to close the account',
  role: 'api',
  auth: 'main',
  changes: 'write',
  idempotent: true,
  input: empty,
  output: z.object({}),
  refusals: [],
});
