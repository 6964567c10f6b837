import * as z from 'zod/mini';
import { defineCall } from '#call.ts';
import { localeCode } from '#core/content/item.shape.ts';

export const suggestedLanguage = defineCall({
  area: 'languages',
  name: 'suggested-language',
  path: '/v1/user/public/language/suggest',
  summary: 'The language to offer this visitor, by what the browser accepts and by country; none when the page is already right',
  role: 'api',
  auth: 'guest',
  changes: 'read',
  input: z.strictObject({ accepted: z.array(z.string().check(z.maxLength(35))).check(z.maxLength(20)) }),
  output: z.object({ locale: z.nullable(localeCode), languageName: z.string() }),
  refusals: [],
});
