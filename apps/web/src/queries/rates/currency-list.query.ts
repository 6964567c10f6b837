import { currencyList } from '@peerbourse/contract/core/rates/currency-list';
import { sharedQueryOf } from '#base/api/query.ts';

export const currencyListQuery = sharedQueryOf(
  currencyList,
  {},
  { staleMs: 60_000, refreshMs: 1_800_000, meta: { log: "Can't get fiat currency list" } },
);
