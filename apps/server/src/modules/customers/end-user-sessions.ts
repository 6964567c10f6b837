import type { endUserSessions as call } from '@peerbourse/contract/customers/end-user-sessions';
import { endSessions } from '#modules/sessions/index.ts';
import type { Handler } from '#platform/http/serve.ts';
import { noteAct, takeCustomer } from './take-customer.ts';

export const endUserSessions: Handler<typeof call> = async (deed, { userId, reason }) => {
  const { mainId } = await takeCustomer(deed, userId);
  const ended = await endSessions(deed.tx, mainId, 'ended-by-staff', null);
  await noteAct(deed, 'sessions-ended', userId, { reason, ended });
  return { ended };
};
