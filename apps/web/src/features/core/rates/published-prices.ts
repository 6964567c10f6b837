import type { ReferencePrice } from '@peerbourse/contract/core/rates/rate.shape';
import type { Query } from '#base/api/query.ts';

export type PublishedPrices = Readonly<Record<string, ReferencePrice>>;

/** Number and time of the newest price of each pair, as the live channel tells them: the answers about rates carry neither. */
export const publishedPrices: Query<PublishedPrices> = {
  queryKey: ['published-prices', {}],
  staleTime: Number.POSITIVE_INFINITY,
};
