import { defineCall } from '@peerbourse/contract/call';
import { fiatCode } from '@peerbourse/contract/p2p/p2p-ads/ad.shape';
import { empty } from '@peerbourse/contract/wire';
import * as z from 'zod/mini';

export const merchantFiatList = defineCall({
  area: 'p2p-merchants',
  name: 'merchant-fiat-list',
  path: '/v1/p2p/user/getBusinessFiatCode',
  summary: 'The currencies for which somebody is a merchant; none without the status',
  role: 'api',
  auth: 'trader',
  requires: ['not-copper'],
  changes: 'read',
  scope: 'read',

  input: empty,
  output: z.object({ fiats: z.array(z.object({ fiatCode })) }),
  refusals: [],
});
