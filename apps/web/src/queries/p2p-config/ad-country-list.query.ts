import { adCountryList } from '@peerbourse/contract/p2p/p2p-config/ad-country-list';
import { queryOf } from '#base/api/query.ts';

export const adCountryListQuery = queryOf(adCountryList, {}, { staleMs: 300_000, meta: { showToast: false } });
