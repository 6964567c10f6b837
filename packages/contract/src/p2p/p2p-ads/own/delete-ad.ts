import { defineCall } from '@peerbourse/contract/call';
import * as z from 'zod/mini';
import { adNo } from '#ids.ts';

export const deleteAd = defineCall({
  area: 'p2p-ads',
  name: 'delete-ad',
  path: '/v1/p2p/adv/delAdv',
  summary: 'Deletes an own ad that is offline or completed and has no open order; its coins come back',
  role: 'api',
  auth: 'trader',
  requires: ['not-copper'],
  changes: 'write',
  scope: 'p2p',
  idempotent: true,
  input: z.strictObject({ adNo }),
  output: z.object({ adNo }),
  refusals: ['p2p-ads.unknown-ad', 'p2p-ads.wrong-state', 'p2p-ads.open-orders', 'risk.question', 'risk.blocked'],
});
