import type { logOutStaff as call } from '@peerbourse/contract/identity/staff/log-out-staff';
import { audit } from '#modules/core/audit/index.ts';
import type { Handler } from '#platform/http/serve.ts';
import { staffCookie } from './open-staff-gate.ts';
import { endSession } from './session.table.ts';

export const logOutStaff: Handler<typeof call> = async ({ tx, actor, cookies, visitor }) => {
  await endSession(tx, actor.staffId, actor.sessionId, 'logged-out');
  await audit(tx, { actor, act: 'staff.logged-out', subject: actor.name, address: visitor.address });
  cookies.clear(staffCookie, { sameSite: 'Strict' });
  return {};
};
