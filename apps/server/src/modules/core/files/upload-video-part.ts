import type { uploadVideoPart as call } from '@peerbourse/contract/core/files/upload-video-part';
import type { Handler } from '#platform/http/serve.ts';
import { refuse } from '#platform/refusal.ts';
import { videoBytesOfDay } from './file.table.ts';
import { videoBytesPerDay } from './files.rules.ts';
import { keepFile } from './keep-file.ts';

export const uploadVideoPart: Handler<typeof call> = async (ctx, { part }) => {
  const { tx, actor } = ctx;
  const content = Buffer.from(part, 'base64');
  if ((await videoBytesOfDay(tx, actor.accountId)) + content.length > videoBytesPerDay) throw refuse('files.too-many');
  const fileId = await keepFile(ctx, { accountId: actor.accountId, purpose: 'video-part', type: 'application/octet-stream', content });
  return { fileId };
};
