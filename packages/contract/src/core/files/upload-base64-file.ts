import * as z from 'zod/mini';
import { defineCall } from '#call.ts';
import { base64File, fileId, uploadPurposes } from './file.shape.ts';

export const uploadBase64File = defineCall({
  area: 'files',
  name: 'upload-base64-file',
  path: '/v1/fiat-mix/private/file/base64/upload',
  summary: 'Takes one picture as base64, cleans it and keeps it for what it is meant for',
  role: 'api',
  auth: 'user',
  changes: 'write',
  idempotent: true,
  bodyLimit: 8 * 1024 * 1024,
  rate: { points: 30, perSeconds: 60 },
  input: z.strictObject({ purpose: z.enum(uploadPurposes), file: base64File }),
  output: z.object({ fileId }),
  refusals: ['files.refused', 'files.too-many'],
});
