import * as z from 'zod/mini';
import { defineCall } from '#call.ts';
import { empty, moment } from '#wire.ts';

export const startQrLogIn = defineCall({
  area: 'sessions',
  name: 'start-qr-log-in',
  path: '/v1/user/public/getQrKey',
  summary: 'A one-use key, shown as a QR code, that a signed-in phone can confirm',
  role: 'api',
  auth: 'guest',
  changes: 'write',
  rate: { points: 30, perSeconds: 60 },
  input: empty,
  output: z.object({ qrKey: z.string(), pollKey: z.string(), expiresAt: moment }),
  refusals: [],
});
