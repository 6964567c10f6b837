import { defineCall } from '@peerbourse/contract/call';
import { fiatCode } from '@peerbourse/contract/p2p/p2p-ads/ad.shape';
import { decimal, empty } from '@peerbourse/contract/wire';
import * as z from 'zod/mini';

export const applicationFiatList = defineCall({
  area: 'p2p-merchants',
  name: 'application-fiat-list',
  path: '/v1/p2p/user/query-applyBusiness-fiat',
  summary: 'The currencies for which one may apply, with the deposit of each in USDT',
  role: 'api',
  auth: 'trader',
  requires: ['not-copper'],
  changes: 'read',

  input: empty,
  output: z.object({ fiats: z.array(z.object({ fiatCode, deposit: decimal })) }),
  refusals: [],
});
