import { userPreferenceDefault } from '@peerbourse/contract/identity/preferences/user-preference.shape';
import type { userPreferences as call } from '@peerbourse/contract/identity/preferences/user-preferences';
import type { Handler } from '#platform/http/serve.ts';
import { chosenPreferences } from './preference.table.ts';

export const userPreferences: Handler<typeof call> = async ({ db, actor }) => {
  return { userPreference: { ...userPreferenceDefault, ...(await chosenPreferences(db, actor.accountId)) } };
};
