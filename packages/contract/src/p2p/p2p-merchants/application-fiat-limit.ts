import { defineCall } from '@peerbourse/contract/call';
import { empty } from '@peerbourse/contract/wire';
import * as z from 'zod/mini';

export const applicationFiatLimit = defineCall({
  area: 'p2p-merchants',
  name: 'application-fiat-limit',
  path: '/v1/p2p/user/query-applyBusiness-max-fiatNum',
  summary: 'How many currencies one application may name',
  role: 'api',
  auth: 'trader',
  requires: ['not-copper'],
  changes: 'read',

  input: empty,
  output: z.object({ maxFiatNum: z.int() }),
  refusals: [],
});
