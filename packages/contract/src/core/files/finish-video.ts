import { mostVideoParts } from '@peerbourse/rules/video-size';
import * as z from 'zod/mini';
import { defineCall } from '#call.ts';
import { fileId } from './file.shape.ts';

export const finishVideo = defineCall({
  area: 'files',
  name: 'finish-video',
  path: '/v1/x/files/finish-video',
  summary: 'Makes a video of own parts, in their order, and keeps it to be sent in a chat',
  role: 'api',
  auth: 'trader',
  requires: ['not-copper'],
  changes: 'write',
  idempotent: true,
  rate: { points: 10, perSeconds: 60 },
  input: z.strictObject({ parts: z.array(fileId).check(z.minLength(1), z.maxLength(mostVideoParts)) }),
  output: z.object({ fileId, size: z.int() }),
  refusals: ['files.video-refused'],
});
