import * as z from 'zod/mini';
import { defineCall } from '#call.ts';
import { empty } from '#wire.ts';
import { hallFiat } from './list.shape.ts';

export const fiatList = defineCall({
  area: 'p2p-config',
  name: 'fiat-list',
  path: '/v1/p2p/pub/currency/queryAllFiat',
  summary: 'Currencies of the P2P market, and what a single order may be worth in each',
  role: 'api',
  auth: 'guest',
  changes: 'read',
  scope: 'read',
  ssr: true,
  input: empty,
  output: z.object({ fiatList: z.array(hallFiat) }),
  refusals: [],
});
