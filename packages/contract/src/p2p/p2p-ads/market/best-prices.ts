import { defineCall } from '@peerbourse/contract/call';
import { coinCode } from '@peerbourse/contract/money/assets/asset.shape';
import { methodName } from '@peerbourse/contract/p2p/p2p-paymethods/paymethod.shape';
import { decimal } from '@peerbourse/contract/wire';
import * as z from 'zod/mini';
import { fiatCode } from '../ad.shape.ts';

/** The best price of one side, and how far it is from the reference, in millionths of it; null while there is no reference. */
const bestPrice = z.object({ price: decimal, distancePpm: z.nullable(z.int()) });

export const bestPrices = defineCall({
  area: 'p2p-ads',
  name: 'best-prices',
  path: '/v1/x/p2p-ads/best-prices',
  summary: 'The best prices for one coin in each currency that has ads, currencies with most ads first',
  role: 'api',
  auth: 'guest',
  changes: 'read',
  scope: 'read',
  ssr: true,
  sameForGuests: true,
  input: z.strictObject({ coinCode }),
  output: z.object({
    currencies: z.array(
      z.object({
        fiatCode,
        symbol: z.string(),
        iconUrl: z.string(),
        /** What somebody pays who buys, and gets who sells. */
        buy: z.nullable(bestPrice),
        sell: z.nullable(bestPrice),
        /** On both sides. */
        ads: z.int(),
        /** The ways to pay that most of these ads take. */
        methods: z.array(methodName),
      }),
    ),
  }),
  refusals: ['p2p-config.unknown-coin'],
});
