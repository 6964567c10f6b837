import type { logOut as call } from '@peerbourse/contract/identity/sessions/log-out';
import type { Handler } from '#platform/http/serve.ts';
import { endFamily } from './session.table.ts';
import { clearSessionCookies } from './tokens/session-cookies.ts';

/** Also answers well when the session is gone: whoever wants to be out is out. */
export const logOut: Handler<typeof call> = async ({ tx, actor, cookies }) => {
  if (actor.kind === 'user') await endFamily(tx, actor.sessionId, 'log-out');
  clearSessionCookies(cookies);
  return {};
};
