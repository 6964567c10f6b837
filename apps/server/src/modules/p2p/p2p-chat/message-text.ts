import type { Keys } from '#platform/keys.ts';
import type { MessageRow } from './chat.table.ts';

export const textPurpose = 'p2p-chat-texts';

/** What a text is tied to: it cannot be moved to another order, another sender or another message. */
export const aboutMessage = (orderNo: string, sender: string, clientId: string) => `${orderNo}/${sender}/${clientId}`;

export function closeText(keys: Keys, text: string, about: string): string {
  return keys.encrypt(textPurpose, text, about);
}

/** What a message says: what a person wrote lies encrypted, an automatic reply is what the ad shows to everybody. */
export function messageText(
  keys: Keys,
  orderNo: string,
  { closedText, sender, clientId, data }: Pick<MessageRow, 'closedText' | 'sender' | 'clientId' | 'data'>,
): string {
  if (closedText === null) return data.text ?? '';
  return keys.decrypt(textPurpose, closedText, aboutMessage(orderNo, sender, clientId ?? '')).toString();
}
