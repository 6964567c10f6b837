import { defineCall } from '@peerbourse/contract/call';
import { empty } from '@peerbourse/contract/wire';
import * as z from 'zod/mini';
import { application } from './merchant.shape.ts';

export const lastApplication = defineCall({
  area: 'p2p-merchants',
  name: 'last-application',
  path: '/v1/p2p/user/queryLastBusinessApply',
  summary: 'The newest application of somebody with what was decided and why',
  role: 'api',
  auth: 'trader',
  requires: ['not-copper'],
  changes: 'read',

  input: empty,
  output: z.object({ application: z.nullable(application) }),
  refusals: [],
});
