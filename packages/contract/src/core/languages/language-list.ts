import * as z from 'zod/mini';
import { defineCall } from '#call.ts';
import { empty } from '#wire.ts';

export const languageList = defineCall({
  area: 'languages',
  name: 'language-list',
  path: '/v1/mix/public/languageTypeList',
  summary: 'Languages that the site offers, in the order of the language menu',
  role: 'api',
  auth: 'guest',
  changes: 'read',
  ssr: true,
  input: empty,
  output: z.object({
    languageTypeList: z.array(
      z.object({
        locale: z.string(),
        languageKey: z.string(),
        languageName: z.string(),
        languageType: z.int(),
      }),
    ),
  }),
  refusals: [],
});
