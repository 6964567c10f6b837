import { defineCall } from '@peerbourse/contract/call';
import { empty } from '@peerbourse/contract/wire';
import { standing } from './merchant.shape.ts';

export const merchantStanding = defineCall({
  area: 'p2p-merchants',
  name: 'merchant-standing',
  path: '/v1/x/p2p-merchants/merchant-standing',
  summary: 'Where somebody stands: state, deposit, what is due, level, and what the next level asks for',
  role: 'api',
  auth: 'trader',
  requires: ['not-copper'],
  changes: 'read',
  scope: 'read',

  input: empty,
  output: standing,
  refusals: [],
});
