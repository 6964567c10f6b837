import { defineCall } from '@peerbourse/contract/call';
import { empty } from '@peerbourse/contract/wire';
import { releaseProgress as progress } from './merchant.shape.ts';

export const releaseProgress = defineCall({
  area: 'p2p-merchants',
  name: 'release-progress',
  path: '/v1/p2p/user/queryRelieveBusinessInfo',
  summary: 'What has to be over before the status can be given up, and how far that has come',
  role: 'api',
  auth: 'trader',
  requires: ['not-copper'],
  changes: 'read',

  input: empty,
  output: progress,
  refusals: [],
});
