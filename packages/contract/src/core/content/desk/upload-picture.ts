import { defineCall } from '@peerbourse/contract/call';
import { base64File, fileId } from '@peerbourse/contract/core/files/file.shape';
import * as z from 'zod/mini';

export const uploadPicture = defineCall({
  area: 'content',
  name: 'upload-picture',
  path: '/v1/admin/content/upload-picture',
  summary: 'Takes a picture for an article or a banner, cleans it and makes it readable for everybody',
  role: 'admin',
  auth: 'staff',
  roles: ['editor'],
  changes: 'write',
  idempotent: true,
  bodyLimit: 8 * 1024 * 1024,
  input: z.strictObject({ file: base64File }),
  output: z.object({ fileId, width: z.int(), height: z.int() }),
  refusals: ['files.refused'],
});
