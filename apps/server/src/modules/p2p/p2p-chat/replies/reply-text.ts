import type { Keys } from '#platform/keys.ts';

export const replyPurpose = 'p2p-chat-replies';

/** A text is tied to its number: it cannot be moved to another row. */
export function closeReply(keys: Keys, text: string, replyNo: string): string {
  return keys.encrypt(replyPurpose, text, replyNo);
}

export function openReply(keys: Keys, closed: string, replyNo: string): string {
  return keys.decrypt(replyPurpose, closed, replyNo).toString();
}
