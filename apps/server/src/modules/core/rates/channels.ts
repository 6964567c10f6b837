import type { ReferencePrice } from '@peerbourse/contract/core/rates/rate.shape';
import { ratesChannel } from '@peerbourse/contract/core/rates/rates.channel';
import { feeds } from '#platform/live/feed.ts';
import { currentPrices } from './rate.table.ts';
import { decimalPrice, priceView } from './rate.view.ts';

/** The body of a fact: prices in units, as rates_publish wrote them. */
interface PublishedFact {
  prices: Array<Omit<ReferencePrice, 'price'> & { price: string }>;
}

export const channels = [
  feeds(ratesChannel, {
    stream: 'rates',
    factKey: () => 'all',
    mayListen: async () => true,
    snapshot: async (db) => {
      const { seq, prices } = await currentPrices(db);
      return { seq, data: { prices: prices.map(priceView) } };
    },
    update: (fact) => ({
      prices: (fact.body as PublishedFact).prices.map((row) => ({ ...row, price: decimalPrice(BigInt(row.price)) })),
    }),
  }),
];
