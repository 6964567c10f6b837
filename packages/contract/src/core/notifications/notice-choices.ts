import * as z from 'zod/mini';
import { defineCall } from '#call.ts';
import { empty } from '#wire.ts';
import { notices } from './notice.shape.ts';

export const noticeChoices = defineCall({
  area: 'notifications',
  name: 'notice-choices',
  path: '/v1/x/notifications/notice-choices',
  summary: 'Which messages go which way',
  role: 'api',
  auth: 'user',
  changes: 'read',
  ssr: true,
  input: empty,
  output: z.object({ notices, isTelegramBound: z.boolean(), pushKey: z.nullable(z.string()) }),
  refusals: [],
});
