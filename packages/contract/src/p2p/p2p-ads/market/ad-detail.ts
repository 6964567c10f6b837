import { defineCall } from '@peerbourse/contract/call';
import * as z from 'zod/mini';
import { adNo } from '#ids.ts';
import { marketAdDetail } from '../ad.shape.ts';

export const adDetail = defineCall({
  area: 'p2p-ads',
  name: 'ad-detail',
  path: '/v1/p2p/adv/queryAdvByAdNo',
  summary: 'One ad as whoever may take it sees it',
  role: 'api',
  auth: 'user',
  requires: ['not-copper'],
  changes: 'read',
  scope: 'read',
  ssr: true,
  input: z.strictObject({ adNo }),
  output: marketAdDetail,
  refusals: ['p2p-ads.unknown-ad'],
});
