import type { OpenGate } from '#platform/http/session-gate.ts';
import { hashOf } from './invitation.ts';
import { markSeen, openSession } from './session.table.ts';

export const staffCookie = 'pb_staff';

/** Whoever shows the cookie of an open session is that member of staff; everybody else is a guest. */
export const openStaffGate: OpenGate =
  ({ db, config }) =>
  async ({ visitor }) => {
    const token = visitor.cookies.get(`${config.cookiePrefix}${staffCookie}`);
    const session = token ? await openSession(db, hashOf(token)) : undefined;
    if (!session) return { kind: 'guest' };
    const { sessionNo, staffId, name, roles, isUnseen } = session;
    if (isUnseen) await markSeen(db, sessionNo);
    return { kind: 'staff', staffId, name, roles, sessionId: sessionNo };
  };
