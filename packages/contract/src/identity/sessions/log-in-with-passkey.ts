import * as z from 'zod/mini';
import { defineCall } from '#call.ts';
import { ticket } from '#identity/security/proof.shape.ts';
import { logInAnswer } from './log-in.shape.ts';

export const logInWithPasskey = defineCall({
  area: 'sessions',
  name: 'log-in-with-passkey',
  path: '/v1/x/sessions/log-in-with-passkey',
  summary: 'Logs in with a passkey; no code is asked for',
  role: 'api',
  auth: 'guest',
  changes: 'write',
  rate: { points: 30, perSeconds: 60 },
  input: z.strictObject({ ticket, response: z.json() }),
  output: logInAnswer,
  refusals: ['security.ticket-over', 'security.passkey-refused', 'accounts.locked'],
});
