import * as z from 'zod/mini';
import { defineCall } from '#call.ts';
import { application } from './verification.shape.ts';

export const submitVerification = defineCall({
  area: 'verification',
  name: 'submit-verification',
  path: '/v1/x/verification/submit-verification',
  summary: 'Applies for the verification of an identity with pictures that were sent before',
  role: 'api',
  auth: 'main',
  changes: 'write',
  idempotent: true,
  rate: { points: 20, perSeconds: 3600 },
  input: application,
  output: z.object({ caseNo: z.string() }),
  refusals: [
    'verification.open',
    'verification.done',
    'verification.unknown-country',
    'verification.bad-name',
    'verification.bad-number',
    'verification.too-young',
    'verification.document-ended',
    'verification.picture-missing',
  ],
});
