import type { unlockUser as call } from '@peerbourse/contract/customers/unlock-user';
import { unlockAccount } from '#modules/accounts/index.ts';
import type { Handler } from '#platform/http/serve.ts';
import { refuse } from '#platform/refusal.ts';
import { noteAct, takeCustomer } from './take-customer.ts';

export const unlockUser: Handler<typeof call> = async (deed, { userId, reason }) => {
  const { mainId, mainUserId, state } = await takeCustomer(deed, userId);
  if (state !== 'locked' || mainUserId !== null) throw refuse('customers.wrong-state');
  await unlockAccount(deed.tx, mainId, 'staff');
  await noteAct(deed, 'unlocked', userId, { reason });
  return {};
};
