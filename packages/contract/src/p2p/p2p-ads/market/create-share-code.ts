import { defineCall } from '@peerbourse/contract/call';
import { moment } from '@peerbourse/contract/wire';
import * as z from 'zod/mini';
import { adNo } from '#ids.ts';

export const createShareCode = defineCall({
  area: 'p2p-ads',
  name: 'create-share-code',
  path: '/v1/p2p/adv/createCommand',
  summary: 'Makes a code that leads to an own hidden ad',
  role: 'api',
  auth: 'trader',
  requires: ['not-copper'],
  changes: 'write',
  scope: 'p2p',
  idempotent: true,
  input: z.strictObject({ adNo }),
  output: z.object({ code: z.string(), expiresAt: moment, maxUses: z.int() }),
  refusals: ['p2p-ads.unknown-ad', 'p2p-ads.wrong-state', 'risk.question', 'risk.blocked'],
});
