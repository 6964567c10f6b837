import { defineCall } from '@peerbourse/contract/call';
import { empty } from '@peerbourse/contract/wire';
import * as z from 'zod/mini';
import { myAd } from '../ad.shape.ts';

export const editingAdList = defineCall({
  area: 'p2p-ads',
  name: 'editing-ad-list',
  path: '/v1/p2p/adv/editingAdvList',
  summary: 'Own ads that are being edited: off the market, their coins still aside',
  role: 'api',
  auth: 'trader',
  requires: ['not-copper'],
  changes: 'read',
  scope: 'read',
  ssr: true,
  input: empty,
  output: z.object({ ads: z.array(myAd) }),
  refusals: [],
});
