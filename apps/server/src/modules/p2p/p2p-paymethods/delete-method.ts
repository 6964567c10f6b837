import type { deleteMethod as call } from '@peerbourse/contract/p2p/p2p-paymethods/delete-method';
import type { Handler } from '#platform/http/serve.ts';
import { refuse } from '#platform/refusal.ts';
import { lockMethod, markDeleted } from './method.table.ts';
import { writePicture } from './picture.table.ts';
import { refuseHeld } from './save-method.ts';

/** The row stays: orders that were paid this way still name it. */
export const deleteMethod: Handler<typeof call> = async ({ tx, actor }, { userPaymethodId }) => {
  await refuseHeld(tx, actor.accountId);
  const method = await lockMethod(tx, actor.accountId, userPaymethodId);
  if (!method) throw refuse('p2p-paymethods.unknown-method');
  // What we have disabled would come back as a new one.
  if (method.disabledBy === 'risk') throw refuse('p2p-paymethods.disabled-by-us');
  if (method.onlineAds > 0) throw refuse('p2p-paymethods.in-use', { count: method.onlineAds });
  await markDeleted(tx, method.id);
  await writePicture(tx, userPaymethodId, undefined);
  return { userPaymethodId };
};
