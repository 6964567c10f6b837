import type { Keys } from '#platform/keys.ts';

export const textPurpose = 'p2p-chat-texts';

/** What a text is tied to: it cannot be moved to another order, another sender or another message. */
export const aboutMessage = (orderNo: string, sender: string, clientId: string) => `${orderNo}/${sender}/${clientId}`;

export function closeText(keys: Keys, text: string, about: string): string {
  return keys.encrypt(textPurpose, text, about);
}

export function openText(keys: Keys, closed: string, about: string): string {
  return keys.decrypt(textPurpose, closed, about).toString();
}
