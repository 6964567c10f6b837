import type { deleteQuickReply as call } from '@peerbourse/contract/p2p/p2p-chat/replies/delete-quick-reply';
import type { Handler } from '#platform/http/serve.ts';
import { refuse } from '#platform/refusal.ts';
import { removeReply } from './reply.table.ts';

export const deleteQuickReply: Handler<typeof call> = async ({ tx, actor }, { replyNo }) => {
  if (!(await removeReply(tx, actor.accountId, replyNo))) throw refuse('p2p-chat.unknown-reply');
  return {};
};
