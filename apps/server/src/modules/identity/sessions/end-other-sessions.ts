import type { endOtherSessions as call } from '@peerbourse/contract/identity/sessions/end-other-sessions';
import type { Handler } from '#platform/http/serve.ts';
import { endSessions } from './end-sessions.ts';
import { renewSession } from './tokens/renew-session.ts';

/** Whoever has copied the tokens of this session is logged out with the others, and API keys end. */
export const endOtherSessions: Handler<typeof call> = async (ctx) => {
  const { tx, actor, config } = ctx;
  const ended = await endSessions(tx, config, { mainId: actor.mainId, reason: 'by-owner', exceptFamilyId: actor.sessionId });
  await renewSession(ctx);
  return { ended };
};
