import { finishVideo as finishVideoCall } from '@peerbourse/contract/core/files/finish-video';
import { uploadBase64File as uploadBase64FileCall } from '@peerbourse/contract/core/files/upload-base64-file';
import { uploadVideoPart as uploadVideoPartCall } from '@peerbourse/contract/core/files/upload-video-part';
import { uploadedVideo as uploadedVideoCall } from '@peerbourse/contract/core/files/uploaded-video';
import type { FastifyInstance } from 'fastify';
import { route } from '#platform/http/serve.ts';
import type { RouterContext } from '#platform/http-role.ts';
import { addContentPictures, addDownloads } from './downloads.ts';
import { finishVideo, joinVideo } from './finish-video.ts';
import { cleanUpload, uploadBase64File } from './upload-base64-file.ts';
import { uploadVideoPart } from './upload-video-part.ts';
import { uploadedVideo } from './uploaded-video.ts';

export const routes = [
  route(uploadBase64FileCall, uploadBase64File, cleanUpload),
  route(uploadVideoPartCall, uploadVideoPart),
  route(finishVideoCall, finishVideo, joinVideo),
  route(uploadedVideoCall, uploadedVideo),
];

export function alsoServes(server: FastifyInstance, context: RouterContext): void {
  addDownloads(server, context, { call: { ...uploadBase64FileCall, changes: 'read', idempotent: false }, disposition: 'attachment' });
  addContentPictures(server, context);
}
