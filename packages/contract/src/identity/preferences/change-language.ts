import * as z from 'zod/mini';
import { defineCall } from '#call.ts';

export const changeLanguage = defineCall({
  area: 'preferences',
  name: 'change-language',
  path: '/v1/user/security/changeLanguage',
  summary: 'Keeps the language of the account',
  role: 'api',
  auth: 'user',
  changes: 'write',
  input: z.strictObject({ languageType: z.int() }),
  output: z.object({ languageType: z.int() }),
  refusals: ['preferences.unknown-language'],
});
