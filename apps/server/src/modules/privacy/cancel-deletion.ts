import type { cancelDeletion as call } from '@peerbourse/contract/privacy/cancel-deletion';
import { accountOf, updateState } from '#modules/accounts/index.ts';
import { notify } from '#modules/notifications/index.ts';
import type { Handler } from '#platform/http/serve.ts';
import { must } from '#platform/refusal.ts';

export const cancelDeletion: Handler<typeof call> = async ({ tx, actor, config }) => {
  must(actor.kind === 'user', 'only users reach this verb');
  const account = await accountOf(tx, actor.mainId);
  if (account?.state !== 'closing') return {};
  await updateState(tx, actor.mainId, 'active');
  await notify(tx, config, { accountId: actor.mainId, kind: 'deletion_cancelled', values: {}, isSecurity: true });
  return {};
};
