import * as z from 'zod/mini';
import { defineCall } from '#call.ts';
import { empty } from '#wire.ts';

export const coinChainList = defineCall({
  area: 'reference',
  name: 'coin-chain-list',
  path: '/v1/spot/public/coinChainList',
  summary: 'Coins with their pictures and the chains on which they move',
  role: 'api',
  auth: 'guest',
  changes: 'read',
  scope: 'read',
  ssr: true,
  input: empty,
  output: z.object({
    coinList: z.array(
      z.object({
        coinId: z.string(),
        coinName: z.string(),
        imgUrl: z.string(),
        spotCoinChainResultList: z.array(
          z.object({ chainCoinId: z.string(), chainCoinName: z.string(), rechargeable: z.boolean(), withdrawable: z.boolean() }),
        ),
      }),
    ),
  }),
  refusals: [],
});
