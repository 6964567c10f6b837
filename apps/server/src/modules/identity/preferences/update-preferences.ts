import type { updatePreferences as call } from '@peerbourse/contract/identity/preferences/update-preferences';
import { userPreferenceDefault } from '@peerbourse/contract/identity/preferences/user-preference.shape';
import type { Handler } from '#platform/http/serve.ts';
import { mergePreferences } from './preference.table.ts';

export const updatePreferences: Handler<typeof call> = async ({ tx, actor }, { userPreference }) => {
  return { userPreference: { ...userPreferenceDefault, ...(await mergePreferences(tx, actor.accountId, userPreference)) } };
};
