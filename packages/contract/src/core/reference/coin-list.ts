import * as z from 'zod/mini';
import { defineCall } from '#call.ts';
import { empty } from '#wire.ts';

const listedCoin = z.object({ coinId: z.string(), coinCode: z.string(), name: z.string(), imgUrl: z.string() });

export const coinList = defineCall({
  area: 'reference',
  name: 'coin-list',
  path: '/v1/if/base/coinList',
  summary: 'Coins of the exchange: base coins of the markets on the left, quote coins on the right, and all',
  role: 'api',
  auth: 'guest',
  changes: 'read',
  scope: 'read',
  ssr: true,
  input: empty,
  output: z.object({ leftCoinList: z.array(listedCoin), rightCoinList: z.array(listedCoin), allCoinList: z.array(listedCoin) }),
  refusals: [],
});
