import { changeLanguage as changeLanguageCall } from '@peerbourse/contract/identity/preferences/change-language';
import { updatePreferences as updatePreferencesCall } from '@peerbourse/contract/identity/preferences/update-preferences';
import { userPreferences as userPreferencesCall } from '@peerbourse/contract/identity/preferences/user-preferences';
import { route } from '#platform/http/serve.ts';
import { changeLanguage } from './change-language.ts';
import { updatePreferences } from './update-preferences.ts';
import { userPreferences } from './user-preferences.ts';

export const routes = [
  route(userPreferencesCall, userPreferences),
  route(updatePreferencesCall, updatePreferences),
  route(changeLanguageCall, changeLanguage),
];
