import type { lockMyAccount as call } from '@peerbourse/contract/security/lock-my-account';
import type { Handler } from '#platform/http/serve.ts';
import { lockAccount } from './lock-account.ts';

export const lockMyAccount: Handler<typeof call> = async (deed) => {
  await lockAccount(deed, deed.actor.mainId);
  return {};
};
