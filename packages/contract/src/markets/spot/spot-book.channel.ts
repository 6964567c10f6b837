import * as z from 'zod/mini';
import { defineChannel } from '#channel.ts';

/** Price in steps and quantity in steps, as the market's `priceStep` and `quantityStep` say. */
const bookLevel = z.tuple([z.int(), z.int()]);
const book = z.object({
  bids: z.array(bookLevel),
  asks: z.array(bookLevel),
  /** CRC-32 of the best 25 levels of both sides as the listener has them now. */
  crc: z.int(),
});

export const spotBookChannel = defineChannel({
  area: 'spot',
  name: 'spot-book',
  summary:
    'What is offered on a market, the best first: the key is symbol and depth, BTCUSDT-20 or BTCUSDT-200. An update has the levels that changed; 0 takes one away',
  auth: 'guest',
  keyed: true,
  snapshot: book,
  update: book,
});
