import { defineCall } from '@peerbourse/contract/call';
import * as z from 'zod/mini';

export const verifyReceipt = defineCall({
  area: 'receipts',
  name: 'verify-receipt',
  path: '/v1/x/receipts/verify-receipt',
  summary: 'Whether a receipt is genuine. Whoever asks holds the whole text; the answer adds nothing to what stands in it',
  role: 'api',
  auth: 'guest',
  changes: 'read',
  scope: 'read',
  input: z.strictObject({ text: z.string().check(z.minLength(1), z.maxLength(16_384)) }),
  output: z.object({
    /** `not-issued`: the signature holds, but this exchange has issued no such receipt. */
    verdict: z.enum(['genuine', 'altered', 'unknown-key', 'unreadable', 'not-issued']),
  }),
  rate: { points: 60, perSeconds: 60 },
  refusals: [],
});
