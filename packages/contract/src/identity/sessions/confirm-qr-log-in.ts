import * as z from 'zod/mini';
import { defineCall } from '#call.ts';
import { factors } from '#identity/security/proof.shape.ts';
import { qrKey, qrStatus } from './qr.shape.ts';

export const confirmQrLogIn = defineCall({
  area: 'sessions',
  name: 'confirm-qr-log-in',
  path: '/v1/x/sessions/confirm-qr-log-in',
  summary: 'The phone lets the browser in, or turns it away',
  role: 'api',
  auth: 'main',
  changes: 'write',
  idempotent: true,
  input: z.strictObject({ qrKey, isConfirmed: z.boolean(), factors }),
  output: z.object({ status: qrStatus }),
  refusals: ['sessions.qr-over', 'security.factors-missing', 'security.wrong-code', 'security.too-many-guesses'],
});
