import { currencyListWithIcons } from '@peerbourse/contract/core/rates/currency-list-with-icons';
import { sharedQueryOf } from '#base/api/query.ts';
import { refreshMs } from './refresh-ms.ts';

export const currencyListWithIconsQuery = sharedQueryOf(currencyListWithIcons, {}, { staleMs: 60_000, refreshMs });
