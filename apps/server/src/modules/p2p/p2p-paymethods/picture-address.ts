import { openTicket } from '#modules/core/files/index.ts';
import type { Config } from '#platform/config.ts';
import type { Actor } from '#platform/http/session-gate.ts';

/** Where whoever asks can see the picture of a field for a minute; nothing for other fields. */
export function pictureAddress(config: Config, actor: Actor, { type, value }: { type: string; value: string }): { url?: string } {
  return type === 'file' && value !== '' ? { url: `/files/${openTicket(config, actor, value)}` } : {};
}
