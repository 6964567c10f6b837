import type { endOtherSessions as call } from '@peerbourse/contract/identity/sessions/end-other-sessions';
import type { Handler } from '#platform/http/serve.ts';
import { endFamilies } from './session.table.ts';
import { renewSession } from './tokens/renew-session.ts';

/** Whoever has copied the tokens of this session is logged out with the others. */
export const endOtherSessions: Handler<typeof call> = async (ctx) => {
  const { tx, actor } = ctx;
  const ended = await endFamilies(tx, actor.mainId, 'by-owner', actor.sessionId);
  await renewSession(ctx);
  return { ended };
};
