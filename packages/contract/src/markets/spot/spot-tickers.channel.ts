import * as z from 'zod/mini';
import { defineChannel } from '#channel.ts';
import { ticker } from './market.shape.ts';

const tickers = z.object({ tickers: z.array(ticker) });

export const spotTickersChannel = defineChannel({
  area: 'spot',
  name: 'spot-tickers',
  summary: 'How each market stands, and its last 24 hours; an update has the markets that changed',
  auth: 'guest',
  keyed: false,
  snapshot: tickers,
  update: tickers,
});
