import * as z from 'zod/mini';
import { defineCall } from '#call.ts';
import { empty } from '#wire.ts';
import { localeCode } from './item.shape.ts';
import { tones } from './kind.shape.ts';

export const noticeBar = defineCall({
  area: 'content',
  name: 'notice-bar',
  path: '/v1/mix/index/importance',
  summary: 'Important notices for the bar at the top of the site',
  role: 'api',
  auth: 'guest',
  changes: 'read',
  ssr: true,
  input: empty,
  output: z.object({
    notices: z.array(
      z.object({
        name: z.string(),
        version: z.int(),
        text: z.string(),
        action: z.string(),
        to: z.string(),
        tone: z.enum(tones),
        language: localeCode,
      }),
    ),
  }),
  refusals: [],
});
