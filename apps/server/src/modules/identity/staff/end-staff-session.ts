import type { endStaffSession as call } from '@peerbourse/contract/identity/staff/end-staff-session';
import { audit } from '#modules/core/audit/index.ts';
import type { Handler } from '#platform/http/serve.ts';
import { refuse } from '#platform/refusal.ts';
import { endSession } from './session.table.ts';

export const endStaffSession: Handler<typeof call> = async ({ tx, actor, visitor }, { sessionNo }) => {
  if (!(await endSession(tx, actor.staffId, sessionNo, 'ended-by-member'))) throw refuse('sessions.unknown');
  await audit(tx, { actor, act: 'staff.session-ended', subject: actor.name, details: { sessionNo }, address: visitor.address });
  return {};
};
