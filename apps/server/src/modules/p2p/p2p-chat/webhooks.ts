import type { WebhookSource } from '#platform/webhook-sources.ts';

/** The body of a fact, as `p2p_chat_tell` wrote it: where a chat stands, from the side of one person. */
interface ChatFact {
  orderNo: string;
  seq: number;
  readSeq: number;
  unread: number;
}

export const webhooks: WebhookSource = {
  source: 'p2p-chat',
  eventsOf: (body) => {
    const { orderNo, seq, readSeq, unread } = body as ChatFact;
    if (unread === 0 || seq <= readSeq) return [];
    // Read marks are facts too, and say the same number again.
    return [{ type: 'p2p.chat.message', subject: `order:${orderNo}`, onceKey: `chat:${orderNo}:${seq}`, data: { orderNo, seq, unread } }];
  },
};
