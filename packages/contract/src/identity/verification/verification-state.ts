import * as z from 'zod/mini';
import { defineCall } from '#call.ts';
import { empty, moment } from '#wire.ts';
import { documentTypes, rejectionReason } from './verification.shape.ts';

export const verificationState = defineCall({
  area: 'verification',
  name: 'verification-state',
  path: '/v1/x/verification/verification-state',
  summary: 'Whether the identity of the account is verified, and what became of the last application',
  role: 'api',
  auth: 'main',
  changes: 'read',
  ssr: true,
  input: empty,
  output: z.object({
    state: z.enum(['none', 'submitted', 'approved', 'rejected']),
    /** Of the newest application; masked, because it is only shown to recognise it. */
    name: z.nullable(z.string()),
    documentType: z.nullable(z.enum(documentTypes)),
    country: z.nullable(z.string()),
    submittedAt: z.nullable(moment),
    decidedAt: z.nullable(moment),
    reasons: z.array(rejectionReason),
    note: z.nullable(z.string()),
  }),
  refusals: [],
});
