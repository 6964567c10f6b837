import * as z from 'zod/mini';
import { defineCall } from '#call.ts';
import { empty } from '#wire.ts';

export const coinAliasList = defineCall({
  area: 'reference',
  name: 'coin-alias-list',
  path: '/v1/fiat-mix/public/config/crypto/alias-mapping',
  summary: 'Names under which coins are shown, by their symbols',
  role: 'api',
  auth: 'guest',
  changes: 'read',
  scope: 'read',
  ssr: true,
  input: empty,
  output: z.object({ aliasMapping: z.record(z.string(), z.string()) }),
  refusals: [],
});
