import type { CallOutput } from '@peerbourse/contract/call';
import { supportChat } from '@peerbourse/contract/identity/support/support-chat';
import { type Query, queryOf } from '#base/api/query.ts';

export type SupportChat = CallOutput<typeof supportChat>;

/** Asked again every few seconds, so that an answer comes while one waits. It belongs to whoever the token does. */
export function supportChatQuery(token: string): Query<SupportChat> {
  return queryOf(supportChat, { token }, { staleMs: 2_000, refreshMs: 5_000, meta: { showToast: false, isPrivate: true } });
}
