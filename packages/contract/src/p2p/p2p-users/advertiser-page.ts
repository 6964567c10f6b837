import * as z from 'zod/mini';
import { defineCall } from '#call.ts';
import { encryptUserId, traderPage } from './p2p-user.shape.ts';

export const advertiserPage = defineCall({
  area: 'p2p-users',
  name: 'advertiser-page',
  path: '/v1/p2p/pub/queryAdvPersonalCenter',
  summary: 'Figures and live ads of an advertiser, and how the visitor stands to them',
  role: 'api',
  auth: 'guest',
  changes: 'read',
  scope: 'read',
  ssr: true,
  input: z.strictObject({ encryptUserId }),
  output: traderPage,
  refusals: ['p2p-users.unknown-user'],
});
