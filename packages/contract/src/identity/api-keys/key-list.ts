import * as z from 'zod/mini';
import { defineCall } from '#call.ts';
import { empty } from '#wire.ts';
import { apiKey } from './key.shape.ts';

export const keyList = defineCall({
  area: 'api-keys',
  name: 'key-list',
  path: '/v1/x/api-keys/key-list',
  summary: 'The API keys of the account and of its sub-accounts, the newest first, with those that ended in the last 90 days',
  role: 'api',
  auth: 'main',
  changes: 'read',
  ssr: true,
  input: empty,
  output: z.object({
    keys: z.array(apiKey),
    /** Whether the account may make keys: only whoever has proved an identity does. */
    isVerified: z.boolean(),
  }),
  refusals: [],
});
