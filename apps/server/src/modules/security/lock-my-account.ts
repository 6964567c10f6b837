import type { lockMyAccount as call } from '@peerbourse/contract/security/lock-my-account';
import type { Handler } from '#platform/http/serve.ts';
import { must } from '#platform/refusal.ts';
import { lockAccount } from './lock-account.ts';

export const lockMyAccount: Handler<typeof call> = async (deed) => {
  must(deed.actor.kind === 'user', 'only users reach this verb');
  await lockAccount(deed, deed.actor.mainId);
  return {};
};
