import { countryRestriction } from '@peerbourse/contract/core/restrictions/country-restriction';
import { queryOf } from '#base/api/query.ts';

/** Not shared: it depends on where the visitor is. */
export const countryRestrictionQuery = queryOf(countryRestriction, {}, { staleMs: 300_000, meta: { showToast: false } });
