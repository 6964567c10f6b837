import { defineCall } from '@peerbourse/contract/call';
import * as z from 'zod/mini';
import { adNo } from '#ids.ts';

export const switchAds = defineCall({
  area: 'p2p-ads',
  name: 'switch-ads',
  path: '/v1/x/p2p-ads/switch-ads',
  summary: 'Switches several own ads online or offline; each says what was wrong with it, and the others change',
  role: 'api',
  auth: 'trader',
  requires: ['not-copper'],
  changes: 'write',
  scope: 'p2p',
  idempotent: true,
  input: z.strictObject({ adNos: z.array(adNo).check(z.minLength(1), z.maxLength(50)), isOnline: z.boolean() }),
  output: z.object({ results: z.array(z.object({ adNo, problem: z.nullable(z.string()) })) }),
  refusals: [],
});
