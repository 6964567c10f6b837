import * as z from 'zod/mini';
import { defineCall } from '#call.ts';
import { localeCode } from '#core/content/item.shape.ts';
import { exchangeParts } from '#core/content/kind.shape.ts';
import { empty } from '#wire.ts';

export const countryRestriction = defineCall({
  area: 'restrictions',
  name: 'country-restriction',
  path: '/v1/user/public/getIpNationalityLimit',
  summary: 'The country of the visitor by address, and what is closed there',
  role: 'api',
  auth: 'guest',
  changes: 'read',
  input: empty,
  output: z.object({
    country: z.string(),
    closed: z.array(z.enum(exchangeParts)),
    note: z.string(),
    language: localeCode,
  }),
  refusals: [],
});
