import * as z from 'zod/mini';
import { defineCall } from '#call.ts';
import { empty } from '#wire.ts';

export const dialCodeList = defineCall({
  area: 'reference',
  name: 'dial-code-list',
  path: '/v1/if/base/areaCodeList',
  summary: 'Telephone dial codes with their countries, for phone fields',
  role: 'api',
  auth: 'guest',
  changes: 'read',
  ssr: true,
  input: empty,
  output: z.object({ areaCodeList: z.array(z.object({ areaCode: z.string(), country: z.string() })) }),
  refusals: [],
});
