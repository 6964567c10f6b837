import * as z from 'zod/mini';
import { defineCall } from '#call.ts';
import { empty } from '#wire.ts';
import { hallCoin } from './list.shape.ts';

export const coinList = defineCall({
  area: 'p2p-config',
  name: 'coin-list',
  path: '/v1/p2p/pub/currency/queryAllCoin',
  summary: 'Coins of the P2P market',
  role: 'api',
  auth: 'guest',
  changes: 'read',
  scope: 'read',
  ssr: true,
  input: empty,
  output: z.object({ coinList: z.array(hallCoin) }),
  refusals: [],
});
