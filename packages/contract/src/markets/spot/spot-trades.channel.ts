import * as z from 'zod/mini';
import { defineChannel } from '#channel.ts';
import { publicTrade } from './market.shape.ts';

export const spotTradesChannel = defineChannel({
  area: 'spot',
  name: 'spot-trades',
  summary: 'Trades of a market, oldest first; the key is its symbol',
  auth: 'guest',
  keyed: true,
  snapshot: z.object({ trades: z.array(publicTrade) }),
  update: z.object({ trades: z.array(publicTrade) }),
});
