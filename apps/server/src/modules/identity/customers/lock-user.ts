import type { lockUser as call } from '@peerbourse/contract/identity/customers/lock-user';
import { lockAccount } from '#modules/identity/accounts/index.ts';
import { endSessions } from '#modules/identity/sessions/index.ts';
import type { Handler } from '#platform/http/serve.ts';
import { refuse } from '#platform/refusal.ts';
import { noteAct, takeCustomer } from './take-customer.ts';

/** A child has no login of its own, so only main accounts are locked. */
export const lockUser: Handler<typeof call> = async (ctx, { userId, reason }) => {
  const { mainId, mainUserId, state } = await takeCustomer(ctx, userId);
  if ((state !== 'active' && state !== 'closing') || mainUserId !== null) throw refuse('customers.wrong-state');
  await lockAccount(ctx.tx, mainId, 'staff');
  const ended = await endSessions(ctx.tx, ctx.config, { mainId, reason: 'locked-by-staff', exceptFamilyId: null });
  await noteAct(ctx, 'locked', userId, { reason, ended });
  return {};
};
