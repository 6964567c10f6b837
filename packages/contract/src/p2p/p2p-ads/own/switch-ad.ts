import { defineCall } from '@peerbourse/contract/call';
import * as z from 'zod/mini';
import { adNo } from '#ids.ts';
import { myAd } from '../ad.shape.ts';

export const switchAd = defineCall({
  area: 'p2p-ads',
  name: 'switch-ad',
  path: '/v1/p2p/adv/changeAdvState',
  summary: 'Switches an own ad online or offline',
  role: 'api',
  auth: 'trader',
  requires: ['not-copper'],
  changes: 'write',
  scope: 'p2p',
  idempotent: true,
  input: z.strictObject({ adNo, isOnline: z.boolean() }),
  output: myAd,
  refusals: [
    'sessions.held',
    'p2p-ads.unknown-ad',
    'p2p-ads.wrong-state',
    'p2p-ads.taken-down',
    'p2p-ads.no-price',
    'p2p-ads.price-out-of-band',
    'p2p-ads.bad-method',
    'p2p-config.unknown-fiat',
    'p2p-config.unknown-coin',
    'p2p-ads.no-right',
    'p2p-ads.not-verified',
    'p2p-ads.restricted',
    'p2p-ads.market-closed',
    'p2p-users.closed-here',
    'risk.question',
    'risk.blocked',
  ],
});
