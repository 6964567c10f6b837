import type { uploadedVideo as call } from '@peerbourse/contract/core/files/uploaded-video';
import type { Handler } from '#platform/http/serve.ts';
import { refuse } from '#platform/refusal.ts';
import { ownFile } from './file.table.ts';
import { openTicket } from './file-ticket.ts';

export const uploadedVideo: Handler<typeof call> = async ({ db, actor, config }, { fileId }) => {
  const file = await ownFile(db, actor.accountId, { fileId, purpose: 'chat-video' });
  if (!file) throw refuse('files.unknown');
  return { fileId, state: file.isNamed ? 'named' : 'ready', size: file.size, url: `/files/${openTicket(config, actor, fileId)}` };
};
