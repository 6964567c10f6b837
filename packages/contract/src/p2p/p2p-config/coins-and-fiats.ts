import * as z from 'zod/mini';
import { defineCall } from '#call.ts';
import { empty } from '#wire.ts';
import { namedCoin, namedFiat } from './list.shape.ts';

export const coinsAndFiats = defineCall({
  area: 'p2p-config',
  name: 'coins-and-fiats',
  path: '/v1/p2p/pub/currency/queryAllCoinAndFiat',
  summary: 'Coins and fiats of the P2P market, each with its picture',
  role: 'api',
  auth: 'guest',
  changes: 'read',
  scope: 'read',
  ssr: true,
  input: empty,
  output: z.object({ allCoinList: z.array(namedCoin), allFiatList: z.array(namedFiat) }),
  refusals: [],
});
