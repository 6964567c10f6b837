import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { empty } from '../wire.ts';

const named = z.object({ name: z.string(), iconUrl: z.string() });

export const coinsAndFiats = defineCall({
  area: 'p2p-config',
  name: 'coins-and-fiats',
  path: '/v1/p2p/pub/currency/queryAllCoinAndFiat',
  summary: 'Coins and fiats of the P2P market, each with its picture',
  door: 'api',
  auth: 'guest',
  changes: 'read',
  ssr: true,
  input: empty,
  output: z.object({
    allCoinList: z.array(z.extend(named, { coinCode: z.string() })),
    allFiatList: z.array(z.extend(named, { fiatCode: z.string(), symbol: z.string() })),
  }),
  refusals: [],
});
