import * as z from 'zod/mini';
import { defineCall } from '#call.ts';
import { empty } from '#wire.ts';
import { userPreference } from './user-preference.shape.ts';

export const userPreferences = defineCall({
  area: 'preferences',
  name: 'user-preferences',
  path: '/v1/user/preference/get',
  summary: 'What the person has chosen; everything else has its default',
  role: 'api',
  auth: 'user',
  changes: 'read',
  ssr: true,
  input: empty,
  output: z.object({ userPreference }),
  refusals: [],
});
