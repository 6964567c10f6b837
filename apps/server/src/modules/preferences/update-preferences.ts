import type { updatePreferences as call } from '@peerbourse/contract/preferences/update-preferences';
import { userPreferenceDefault } from '@peerbourse/contract/preferences/user-preference.shape';
import type { Handler } from '#platform/http/serve.ts';
import { must } from '#platform/refusal.ts';
import { mergePreferences } from './preference.table.ts';

export const updatePreferences: Handler<typeof call> = async ({ tx, actor }, { userPreference }) => {
  must(actor.kind === 'user', 'only users reach this verb');
  return { userPreference: { ...userPreferenceDefault, ...(await mergePreferences(tx, actor.accountId, userPreference)) } };
};
