import type { quickReplyList as call } from '@peerbourse/contract/p2p/p2p-chat/replies/quick-reply-list';
import { maxReplies } from '@peerbourse/contract/p2p/p2p-chat/replies/reply.shape';
import type { Handler } from '#platform/http/serve.ts';
import { selectReplies } from './reply.table.ts';
import { openReply } from './reply-text.ts';

export const quickReplyList: Handler<typeof call> = async ({ db, actor, config }) => {
  const rows = await selectReplies(db, actor.accountId);
  return {
    replies: rows.map(({ replyNo, closedText }) => ({ replyNo, text: openReply(config.keys, closedText, replyNo) })),
    most: maxReplies,
  };
};
