import { currencyListWithIcons } from '@peerbourse/contract/rates/currency-list-with-icons';
import { queryOf } from '#api/query.ts';

export const currencyListWithIconsQuery = queryOf(currencyListWithIcons, {}, { staleMs: 60_000, refreshMs: 1_800_000 });
