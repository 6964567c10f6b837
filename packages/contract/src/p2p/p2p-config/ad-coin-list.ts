import * as z from 'zod/mini';
import { defineCall } from '#call.ts';
import { empty } from '#wire.ts';
import { adCoin } from './list.shape.ts';

export const adCoinList = defineCall({
  area: 'p2p-config',
  name: 'ad-coin-list',
  path: '/v1/p2p/adv/queryAllCoin',
  summary: 'Coins in which the asking user may advertise, with their fees',
  role: 'api',
  auth: 'user',
  requires: ['not-copper'],
  changes: 'read',
  scope: 'read',
  input: empty,
  output: z.object({ coinList: z.array(adCoin) }),
  refusals: [],
});
