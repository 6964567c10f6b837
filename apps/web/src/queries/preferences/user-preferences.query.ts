import { userPreferences } from '@peerbourse/contract/identity/preferences/user-preferences';
import { queryOf } from '#base/api/query.ts';

export const userPreferencesQuery = queryOf(userPreferences, {}, { staleMs: 60_000, meta: { showToast: false } });
