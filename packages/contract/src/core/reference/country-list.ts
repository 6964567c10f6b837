import * as z from 'zod/mini';
import { defineCall } from '#call.ts';
import { empty } from '#wire.ts';

export const countryList = defineCall({
  area: 'reference',
  name: 'country-list',
  path: '/v1/user/public/areaNewList',
  summary: 'Countries and regions, and whether somebody may register from there',
  role: 'api',
  auth: 'guest',
  changes: 'read',
  scope: 'read',
  input: empty,
  output: z.object({
    areaList: z.array(z.object({ country: z.string(), areaCode: z.string(), mayRegister: z.boolean() })),
    visitorCountry: z.string(),
  }),
  refusals: [],
});
