import * as z from 'zod/mini';
import { defineCall } from '#call.ts';
import { qrKey, qrStatus } from './qr.shape.ts';

export const scanQrLogIn = defineCall({
  area: 'sessions',
  name: 'scan-qr-log-in',
  path: '/v1/x/sessions/scan-qr-log-in',
  summary: 'A signed-in phone has read the QR code; answers which browser asks',
  role: 'api',
  auth: 'main',
  changes: 'write',
  input: z.strictObject({ qrKey }),
  output: z.object({ status: qrStatus, device: z.string(), address: z.string(), country: z.string() }),
  refusals: ['sessions.qr-over'],
});
