import type { endUserSessions as call } from '@peerbourse/contract/identity/customers/end-user-sessions';
import { endSessions } from '#modules/identity/sessions/index.ts';
import type { Handler } from '#platform/http/serve.ts';
import { noteAct, takeCustomer } from './take-customer.ts';

export const endUserSessions: Handler<typeof call> = async (ctx, { userId, reason }) => {
  const { mainId } = await takeCustomer(ctx, userId);
  const ended = await endSessions(ctx.tx, ctx.config, { mainId, reason: 'ended-by-staff', exceptFamilyId: null });
  await noteAct(ctx, 'sessions-ended', userId, { reason, ended });
  return { ended };
};
