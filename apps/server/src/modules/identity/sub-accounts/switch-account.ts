import type { switchAccount as call } from '@peerbourse/contract/identity/sub-accounts/switch-account';
import { familyOf } from '#modules/identity/accounts/index.ts';
import { switchSession } from '#modules/identity/sessions/index.ts';
import type { Handler } from '#platform/http/serve.ts';
import { refuse } from '#platform/refusal.ts';

/** Only within the own family: an account of somebody else does not exist here. */
export const switchAccount: Handler<typeof call> = async (ctx, { userId }) => {
  const { actor, tx } = ctx;
  const wanted = (await familyOf(tx, actor.mainId)).find((account) => account.userId === userId);
  if (!wanted) throw refuse('sub-accounts.unknown');
  await switchSession(ctx, wanted.accountId);
  return { userId, childFlag: wanted.accountId !== actor.mainId };
};
