import { defineCall } from '@peerbourse/contract/call';
import { coinCode } from '@peerbourse/contract/money/assets/asset.shape';
import { paymethodId } from '@peerbourse/contract/p2p/p2p-paymethods/paymethod.shape';
import { positiveDecimal } from '@peerbourse/contract/wire';
import * as z from 'zod/mini';
import { adSide, fiatCode, marketAd, reference } from '../ad.shape.ts';

/** Best price, highest completion, fastest advertiser, largest amount. */
const adSort = z.enum(['price', 'completion', 'speed', 'limit']);
export type AdSort = z.output<typeof adSort>;

export const adList = defineCall({
  area: 'p2p-ads',
  name: 'ad-list',
  path: '/v1/p2p/pub/adv/queryAdvList',
  summary:
    'Ads of the market, best price first, then by completion and speed, or in another order; the cursor goes on at the prices of the first page',
  role: 'api',
  auth: 'guest',
  changes: 'read',
  scope: 'read',
  ssr: true,
  sameForGuests: true,
  /** Traders refresh it all the time; beyond this it is a 429, which clients pass over. */
  rate: { points: 240, perSeconds: 60 },
  input: z.strictObject({
    /** What the visitor wants to do: buying shows sell ads. */
    side: adSide,
    coinCode,
    fiatCode,
    amount: z.optional(positiveDecimal),
    paymethodIds: z.optional(z.array(paymethodId).check(z.maxLength(5))),
    country: z.optional(z.string().check(z.regex(/^[A-Z]{2}$/))),
    merchantsOnly: z.optional(z.boolean()),
    onlineOnly: z.optional(z.boolean()),
    withoutAcceptance: z.optional(z.boolean()),
    eligibleOnly: z.optional(z.boolean()),
    maxPayMinutes: z.optional(z.int().check(z.gte(1), z.lte(1_440))),
    minRatePercent: z.optional(z.int().check(z.gte(1), z.lte(100))),
    sort: z.optional(adSort),
    cursor: z.optional(z.string().check(z.maxLength(600))),
  }),
  output: z.object({
    ads: z.array(marketAd),
    reference: z.nullable(reference),
    nextCursor: z.nullable(z.string()),
    /** How many ads match in all; null when that is more than are looked at, or depends on the visitor. */
    matchCount: z.nullable(z.int()),
  }),
  refusals: ['p2p-config.unknown-fiat', 'p2p-config.unknown-coin', 'p2p-ads.cursor-over'],
});
