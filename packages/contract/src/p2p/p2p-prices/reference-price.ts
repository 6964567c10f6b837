import * as z from 'zod/mini';
import { defineCall } from '#call.ts';
import { currencyCode } from '#core/reference/currency-code.shape.ts';
import { decimal, moment } from '#wire.ts';

export const referencePrice = defineCall({
  area: 'p2p-prices',
  name: 'reference-price',
  path: '/v1/p2p/pub/currency/queryPrice',
  summary: 'What one coin is worth in a currency, of when, by how many sources, and between which prices an ad may lie',
  role: 'api',
  auth: 'guest',
  changes: 'read',
  scope: 'read',
  ssr: true,
  input: z.strictObject({ coinCode: currencyCode, fiatCode: currencyCode }),
  output: z.object({
    coinCode: z.string(),
    fiatCode: z.string(),
    price: decimal,
    /** The ids of the prices that it was made of, with a plus between them. */
    priceId: z.string(),
    /** The older one's time. */
    at: moment,
    isStale: z.boolean(),
    sources: z.int(),
    lowestFixedPrice: decimal,
    highestFixedPrice: decimal,
    lowestFloatingPrice: decimal,
    highestFloatingPrice: decimal,
  }),
  refusals: ['p2p-config.unknown-coin', 'p2p-config.unknown-fiat', 'p2p-prices.no-price'],
});
