import { maxReplies } from '@peerbourse/contract/p2p/p2p-chat/replies/reply.shape';
import type { saveQuickReply as call } from '@peerbourse/contract/p2p/p2p-chat/replies/save-quick-reply';
import type { Handler } from '#platform/http/serve.ts';
import { publicNumber } from '#platform/ids.ts';
import { refuse } from '#platform/refusal.ts';
import { insertReply, lockReplies, selectReplies, updateReply } from './reply.table.ts';
import { closeReply } from './reply-text.ts';

export const saveQuickReply: Handler<typeof call> = async ({ tx, actor, config }, { replyNo, text }) => {
  const rowOf = (number: string) => ({ replyNo: number, closedText: closeReply(config.keys, text, number) });
  if (replyNo !== undefined) {
    if (!(await updateReply(tx, actor.accountId, rowOf(replyNo)))) throw refuse('p2p-chat.unknown-reply');
    return { replyNo };
  }
  await lockReplies(tx, actor.accountId);
  if ((await selectReplies(tx, actor.accountId)).length >= maxReplies) throw refuse('p2p-chat.too-many-replies', { most: maxReplies });
  const newNo = publicNumber();
  await insertReply(tx, actor.accountId, rowOf(newNo));
  return { replyNo: newNo };
};
