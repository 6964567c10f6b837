import type { lockMyAccount as call } from '@peerbourse/contract/identity/security/lock-my-account';
import type { Handler } from '#platform/http/serve.ts';
import { lockAccount } from './lock-account.ts';

export const lockMyAccount: Handler<typeof call> = async (ctx) => {
  await lockAccount(ctx, ctx.actor.mainId);
  return {};
};
