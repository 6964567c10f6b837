import { defineCall } from '@peerbourse/contract/call';
import { empty } from '@peerbourse/contract/wire';
import { releaseProgress } from './merchant.shape.ts';

export const releaseMerchantStatus = defineCall({
  area: 'p2p-merchants',
  name: 'release-merchant-status',
  path: '/v1/p2p/user/relieveBusiness',
  summary: 'Gives the status up: the notice begins, and the deposit comes back when it ends',
  role: 'api',
  auth: 'trader',
  requires: ['not-copper'],
  changes: 'write',
  idempotent: true,
  rate: { points: 10, perSeconds: 60 },
  input: empty,
  output: releaseProgress,
  refusals: ['p2p-merchants.merchants-only', 'p2p-merchants.not-now', 'p2p-merchants.still-trading'],
});
