import * as z from 'zod/mini';
import { defineCall } from '#call.ts';
import { userPreference } from './user-preference.shape.ts';

export const updatePreferences = defineCall({
  area: 'preferences',
  name: 'update-preferences',
  path: '/v1/x/preferences/update-preferences',
  summary: 'Changes some preferences',
  role: 'api',
  auth: 'user',
  changes: 'write',
  idempotent: true,
  input: z.strictObject({ userPreference: z.partial(userPreference) }),
  output: z.object({ userPreference }),
  refusals: [],
});
