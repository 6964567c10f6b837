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
    /** `expired`: was approved, and the time to renew the document is over. */
    state: z.enum(['none', 'submitted', 'approved', 'rejected', 'expired']),
    /** Of the newest application; masked, because it is only shown to recognise it. */
    name: z.nullable(z.string()),
    documentType: z.nullable(z.enum(documentTypes)),
    country: z.nullable(z.string()),
    submittedAt: z.nullable(moment),
    decidedAt: z.nullable(moment),
    reasons: z.array(rejectionReason),
    note: z.nullable(z.string()),
    /** Of the approved document, where it ends one day. */
    expiry: z.nullable(
      z.object({
        endsOn: z.string(),
        isOver: z.boolean(),
        /** The last day on which the account still counts as verified; null when it goes on counting. */
        lastDay: z.nullable(z.string()),
        /** Whether a new document may be sent now. */
        mayRenew: z.boolean(),
      }),
    ),
    /** What became of the newest renewal while the approved document still counts. */
    renewal: z.nullable(z.enum(['submitted', 'rejected'])),
    /** From what age on, by the country of the document; others want `minimumAge`. */
    minimumAge: z.int(),
    minimumAges: z.record(z.string(), z.int()),
  }),
  refusals: [],
});
