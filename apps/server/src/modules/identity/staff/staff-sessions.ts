import type { staffSessions as call } from '@peerbourse/contract/identity/staff/staff-sessions';
import type { Handler } from '#platform/http/serve.ts';
import { sessionsOf } from './session.table.ts';

export const staffSessions: Handler<typeof call> = async ({ db, actor }) => {
  const sessions = await sessionsOf(db, actor.staffId);
  return {
    sessions: sessions.map((session) => ({
      ...session,
      isCurrent: session.sessionNo === actor.sessionId,
      beganAt: session.beganAt.toISOString(),
      seenAt: session.seenAt.toISOString(),
      expiresAt: session.expiresAt.toISOString(),
    })),
  };
};
