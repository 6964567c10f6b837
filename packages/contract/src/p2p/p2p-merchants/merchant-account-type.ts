import { defineCall } from '@peerbourse/contract/call';
import { empty } from '@peerbourse/contract/wire';
import * as z from 'zod/mini';
import { merchantKind } from './merchant.shape.ts';

export const merchantAccountType = defineCall({
  area: 'p2p-merchants',
  name: 'merchant-account-type',
  path: '/v1/p2p/user/businessAccountType',
  summary: 'Which kind of merchant account somebody has, and which they may ask for',
  role: 'api',
  auth: 'trader',
  requires: ['not-copper'],
  changes: 'read',

  input: empty,
  output: z.object({ accountType: z.nullable(merchantKind), choices: z.array(merchantKind), kybFlag: z.int() }),
  refusals: [],
});
