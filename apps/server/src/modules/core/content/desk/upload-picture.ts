import type { uploadPicture as call } from '@peerbourse/contract/core/content/desk/upload-picture';
import { audit } from '#modules/core/audit/index.ts';
import { cleanPicture, keepPicture, type Picture } from '#modules/core/files/index.ts';
import type { Handler, Prove } from '#platform/http/serve.ts';

/** The picture is cleaned before the transaction, which would otherwise hold its connection meanwhile. */
export const cleanUpload: Prove<typeof call, Picture> = (_deed, { file }) => cleanPicture(file);

export const uploadPicture: Handler<typeof call, Picture> = async (ctx, _input, picture) => {
  const { tx, actor, visitor } = ctx;
  const fileId = await keepPicture(ctx, { accountId: null, purpose: 'content-picture', picture });
  await audit(tx, { actor, act: 'content.picture-uploaded', subject: fileId, details: {}, address: visitor.address });
  return { fileId, width: picture.width, height: picture.height };
};
