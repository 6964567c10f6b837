import { countryList } from '@peerbourse/contract/core/reference/country-list';
import { queryOf } from '#base/api/query.ts';

/** Not shared: it also says from which country the visitor comes. */
export const countryListQuery = queryOf(countryList, {}, { staleMs: 3_600_000 });
