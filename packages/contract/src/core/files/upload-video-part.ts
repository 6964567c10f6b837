import { videoPartBytes } from '@peerbourse/rules/video-size';
import * as z from 'zod/mini';
import { defineCall } from '#call.ts';
import { fileId } from './file.shape.ts';

const longestPart = Math.ceil(videoPartBytes / 3) * 4;

export const uploadVideoPart = defineCall({
  area: 'files',
  name: 'upload-video-part',
  path: '/v1/x/files/upload-video-part',
  summary: 'Takes one part of a video as base64; parts that no video is made of go after a day',
  role: 'api',
  auth: 'trader',
  requires: ['not-copper'],
  changes: 'write',
  idempotent: true,
  bodyLimit: longestPart + 4 * 1024,
  rate: { points: 120, perSeconds: 60 },
  input: z.strictObject({ part: z.string().check(z.minLength(4), z.maxLength(longestPart), z.regex(/^[A-Za-z0-9+/]+={0,2}$/)) }),
  output: z.object({ fileId }),
  refusals: ['files.too-many'],
});
