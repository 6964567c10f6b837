import type { switchMethod as call } from '@peerbourse/contract/p2p/p2p-paymethods/switch-method';
import type { Handler } from '#platform/http/serve.ts';
import { must, refuse } from '#platform/refusal.ts';
import { lockMethod, selectMethod, writeSwitch } from './method.table.ts';
import { refuseHeld } from './save-method.ts';

/** Ads that use a disabled method leave the list by themselves and come back with it. */
export const switchMethod: Handler<typeof call> = async ({ tx, actor }, { userPaymethodId, isEnabled }) => {
  await refuseHeld(tx, actor.accountId);
  const method = await lockMethod(tx, actor.accountId, userPaymethodId);
  if (!method) throw refuse('p2p-paymethods.unknown-method');
  if (method.disabledBy === 'risk') throw refuse('p2p-paymethods.disabled-by-us');
  await writeSwitch(tx, method.id, isEnabled);
  const after = await selectMethod(tx, actor.accountId, userPaymethodId);
  must(after, 'a locked method stays');
  return { userPaymethodId, state: after.state };
};
