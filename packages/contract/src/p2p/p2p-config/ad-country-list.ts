import * as z from 'zod/mini';
import { defineCall } from '#call.ts';
import { empty } from '#wire.ts';

export const adCountryList = defineCall({
  area: 'p2p-config',
  name: 'ad-country-list',
  path: '/v1/p2p/adv/getCountryList',
  summary: 'Countries that an ad may ask its takers to be from: those with accounts and with P2P',
  role: 'api',
  auth: 'user',
  requires: ['not-copper'],
  changes: 'read',
  scope: 'read',
  input: empty,
  output: z.object({ countryList: z.array(z.object({ countryCode: z.string(), areaCode: z.string() })) }),
  refusals: [],
});
