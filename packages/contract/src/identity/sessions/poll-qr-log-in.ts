import * as z from 'zod/mini';
import { defineCall } from '#call.ts';
import { qrKey, qrStatus } from './qr.shape.ts';

export const pollQrLogIn = defineCall({
  area: 'sessions',
  name: 'poll-qr-log-in',
  path: '/v1/user/public/getQrKeyStatus',
  summary: 'State of a QR key; once it is confirmed the session opens here',
  role: 'api',
  auth: 'guest',
  changes: 'write',
  rate: { points: 120, perSeconds: 60 },
  input: z.strictObject({ qrKey: qrKey, pollKey: qrKey }),
  output: z.object({ status: qrStatus }),
  refusals: ['accounts.locked'],
});
