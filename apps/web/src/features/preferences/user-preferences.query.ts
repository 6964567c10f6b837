import { userPreferences } from '@peerbourse/contract/preferences/user-preferences';
import { queryOf } from '#api/query.ts';

export const userPreferencesQuery = queryOf(userPreferences, {}, { staleMs: 60_000, meta: { showToast: false } });
