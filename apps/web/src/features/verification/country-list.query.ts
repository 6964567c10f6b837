import { countryList } from '@peerbourse/contract/reference/country-list';
import { queryOf } from '#api/query.ts';

export const countryListQuery = queryOf(countryList, {}, { staleMs: 3_600_000, meta: { showToast: false } });
