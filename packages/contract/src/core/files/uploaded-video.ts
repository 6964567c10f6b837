import * as z from 'zod/mini';
import { defineCall } from '#call.ts';
import { fileId } from './file.shape.ts';

export const uploadedVideo = defineCall({
  area: 'files',
  name: 'uploaded-video',
  path: '/v1/p2p/file/queryUploadVideo',
  summary: 'State and address of a video that the reader has sent ahead',
  role: 'api',
  auth: 'trader',
  requires: ['not-copper'],
  changes: 'read',
  input: z.strictObject({ fileId }),
  output: z.object({
    fileId,
    /** `named` once a chat holds it; what nothing names goes after a day. */
    state: z.enum(['ready', 'named']),
    size: z.int(),
    /** Good for whoever asked, for a minute; browsers save it and do not open it. */
    url: z.string(),
  }),
  refusals: ['files.unknown'],
});
