import { currencyList } from '@peerbourse/contract/core/rates/currency-list';
import { sharedQueryOf } from '#base/api/query.ts';
import { refreshMs } from './refresh-ms.ts';

export const currencyListQuery = sharedQueryOf(
  currencyList,
  {},
  { staleMs: 60_000, refreshMs, meta: { log: "Can't get fiat currency list" } },
);
