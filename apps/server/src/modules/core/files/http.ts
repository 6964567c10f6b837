import { uploadBase64File as uploadBase64FileCall } from '@peerbourse/contract/core/files/upload-base64-file';
import type { FastifyInstance } from 'fastify';
import { route } from '#platform/http/serve.ts';
import type { RouterContext } from '#platform/http-role.ts';
import { addContentPictures, addDownloads } from './downloads.ts';
import { cleanUpload, uploadBase64File } from './upload-base64-file.ts';

export const routes = [route(uploadBase64FileCall, uploadBase64File, cleanUpload)];

export function alsoServes(server: FastifyInstance, context: RouterContext): void {
  addDownloads(server, context, { call: { ...uploadBase64FileCall, changes: 'read', idempotent: false }, disposition: 'attachment' });
  addContentPictures(server, context);
}
