import { currencyList } from '@peerbourse/contract/rates/currency-list';
import { queryOf } from '#api/query.ts';

export const currencyListQuery = queryOf(currencyList, {}, { staleMs: 60_000, refreshMs: 1_800_000 });
