import * as z from 'zod/mini';
import { defineCall } from '#call.ts';
import { empty } from '#wire.ts';
import { adCoin, adFiat } from './list.shape.ts';

export const adCoinsAndFiats = defineCall({
  area: 'p2p-config',
  name: 'ad-coins-and-fiats',
  path: '/v1/p2p/adv/queryAllCoinAndFiat',
  summary: 'Coins and currencies in which the asking user may advertise',
  role: 'api',
  auth: 'user',
  requires: ['not-copper'],
  changes: 'read',
  scope: 'read',
  input: empty,
  output: z.object({ allCoinList: z.array(adCoin), allFiatList: z.array(adFiat) }),
  refusals: [],
});
