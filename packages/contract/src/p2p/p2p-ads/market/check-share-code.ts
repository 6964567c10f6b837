import { defineCall } from '@peerbourse/contract/call';
import * as z from 'zod/mini';
import { adNo } from '#ids.ts';
import { adSide } from '../ad.shape.ts';

export const checkShareCode = defineCall({
  area: 'p2p-ads',
  name: 'check-share-code',
  path: '/v1/p2p/pub/checkCommand',
  summary: 'Whether a code is genuine and alive, and to which ad it leads',
  role: 'api',
  auth: 'guest',
  changes: 'read',
  scope: 'read',
  /** Codes must not be found by trying. */
  rate: { points: 30, perSeconds: 60 },
  input: z.strictObject({ code: z.string().check(z.maxLength(40)) }),
  output: z.object({
    isAlive: z.boolean(),
    adNo: z.nullable(adNo),
    coinCode: z.nullable(z.string()),
    fiatCode: z.nullable(z.string()),
    side: z.nullable(adSide),
  }),
  refusals: [],
});
