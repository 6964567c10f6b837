import * as z from 'zod/mini';
import { defineChannel } from '#channel.ts';
import { referencePrice } from './rate.shape.ts';

export const ratesChannel = defineChannel({
  area: 'rates',
  name: 'rates',
  summary: 'Reference prices as they are published',
  auth: 'guest',
  keyed: false,
  snapshot: z.object({ prices: z.array(referencePrice) }),
  update: z.object({ prices: z.array(referencePrice) }),
});
