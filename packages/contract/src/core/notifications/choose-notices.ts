import * as z from 'zod/mini';
import { defineCall } from '#call.ts';
import { notices } from './notice.shape.ts';

export const chooseNotices = defineCall({
  area: 'notifications',
  name: 'choose-notices',
  path: '/v1/x/notifications/choose-notices',
  summary: 'Chooses which messages go which way; mail about the safety of the account stays on',
  role: 'api',
  auth: 'user',
  changes: 'write',
  idempotent: true,
  input: z.strictObject({ notices }),
  output: z.object({ notices }),
  refusals: [],
});
