import type { unlockUser as call } from '@peerbourse/contract/identity/customers/unlock-user';
import { unlockAccount } from '#modules/identity/accounts/index.ts';
import type { Handler } from '#platform/http/serve.ts';
import { refuse } from '#platform/refusal.ts';
import { noteAct, takeCustomer } from './take-customer.ts';

export const unlockUser: Handler<typeof call> = async (ctx, { userId, reason }) => {
  const { mainId, mainUserId, state } = await takeCustomer(ctx, userId);
  if (state !== 'locked' || mainUserId !== null) throw refuse('customers.wrong-state');
  await unlockAccount(ctx.tx, mainId, 'staff');
  await noteAct(ctx, 'unlocked', userId, { reason });
  return {};
};
