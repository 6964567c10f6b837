import type { sessionList as call } from '@peerbourse/contract/identity/sessions/session-list';
import type { Handler } from '#platform/http/serve.ts';
import { deviceName } from './device.rules.ts';
import { openSessions } from './session.table.ts';

export const sessionList: Handler<typeof call> = async ({ db, actor }) => {
  const sessions = await openSessions(db, actor.mainId);
  return {
    sessions: sessions.map(({ familyId, sessionNo, userAgent, address, country, method, beganAt, seenAt }) => ({
      sessionNo,
      isCurrent: familyId === actor.sessionId,
      device: deviceName(userAgent),
      address,
      country,
      method,
      beganAt: beganAt.toISOString(),
      seenAt: seenAt.toISOString(),
    })),
  };
};
