import * as z from 'zod/mini';
import { defineCall } from '#call.ts';
import { empty, moment } from '#wire.ts';
import { supportToken } from './chat.shape.ts';

export const issueSupportToken = defineCall({
  area: 'support',
  name: 'issue-support-token',
  path: '/v1/mix/cc/getToken',
  summary: 'Token that opens the support chat for the account: for ten minutes, as long as the session lasts, and nothing else',
  role: 'api',
  auth: 'user',
  changes: 'write',
  input: empty,
  output: z.object({ token: supportToken, expiresAt: moment }),
  refusals: [],
});
