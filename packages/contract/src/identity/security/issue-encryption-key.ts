import * as z from 'zod/mini';
import { defineCall } from '#call.ts';
import { empty, moment } from '#wire.ts';

export const issueEncryptionKey = defineCall({
  area: 'security',
  name: 'issue-encryption-key',
  path: '/v1/user/public/getEncryptKey',
  summary: 'A short-lived key for fields that travel encrypted',
  role: 'api',
  auth: 'guest',
  changes: 'write',
  scope: 'read',
  rate: { points: 120, perSeconds: 60 },
  input: empty,
  output: z.object({ encryptKey: z.string(), expiresAt: moment, systemTime: z.int() }),
  refusals: [],
});
