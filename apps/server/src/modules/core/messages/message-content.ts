import type { Keys } from '#platform/keys.ts';

/** What a message says beside the words of its template. */
export interface MessageContent {
  values: Readonly<Record<string, string | number>>;
  antiPhishingCode: string | null;
  lockUrl?: string;
  resetUrl?: string;
  stopUrl?: string;
  openUrl?: string;
}

interface Envelope {
  id: string;
  way: string;
  to: string;
}

export const purpose = 'messages';

/** Tied to its recipient too: whoever could write the table could not have another's code sent to himself. */
export function closeContent(keys: Keys, envelope: Envelope, content: MessageContent): string {
  return keys.encrypt(purpose, JSON.stringify(content), aboutOf(envelope));
}

export function openContent(keys: Keys, envelope: Envelope, closed: string): MessageContent {
  return JSON.parse(keys.decrypt(purpose, closed, aboutOf(envelope)).toString()) as MessageContent;
}

export function aboutOf({ id, way, to }: Envelope): string {
  return JSON.stringify([id, way, to]);
}
