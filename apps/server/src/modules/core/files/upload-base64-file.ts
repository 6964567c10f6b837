import type { uploadBase64File as call } from '@peerbourse/contract/core/files/upload-base64-file';
import type { Handler, Prove } from '#platform/http/serve.ts';
import { refuse } from '#platform/refusal.ts';
import { cleanPicture } from './clean-picture.ts';
import { filesOfDay, filesOfDayUnlocked } from './file.table.ts';
import { picturesPerDay } from './files.rules.ts';
import { keepPicture } from './keep-file.ts';
import type { Picture } from './picture-process.ts';

/** The picture is cleaned before the transaction, which would otherwise hold its connection meanwhile. */
export const cleanUpload: Prove<typeof call, Picture> = async ({ db, actor }, { file }) => {
  if ((await filesOfDayUnlocked(db, actor.accountId)) >= picturesPerDay) throw refuse('files.too-many');
  return await cleanPicture(file);
};

export const uploadBase64File: Handler<typeof call, Picture> = async (ctx, { purpose }, picture) => {
  const { tx, actor } = ctx;
  if ((await filesOfDay(tx, actor.accountId)) >= picturesPerDay) throw refuse('files.too-many');
  return { fileId: await keepPicture(ctx, { accountId: actor.accountId, purpose, picture }) };
};
