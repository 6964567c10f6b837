import type { myStaffAccount as call } from '@peerbourse/contract/identity/staff/my-staff-account';
import type { Handler } from '#platform/http/serve.ts';
import { must } from '#platform/refusal.ts';
import { sessionsOf } from './session.table.ts';

export const myStaffAccount: Handler<typeof call> = async ({ db, actor }) => {
  const current = (await sessionsOf(db, actor.staffId)).find(({ sessionNo }) => sessionNo === actor.sessionId);
  must(current, 'whoever asks has a session');
  return { staffId: actor.staffId, name: actor.name, roles: [...actor.roles], expiresAt: current.expiresAt.toISOString() };
};
