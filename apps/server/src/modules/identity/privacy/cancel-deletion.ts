import type { cancelDeletion as call } from '@peerbourse/contract/identity/privacy/cancel-deletion';
import { notify } from '#modules/core/notifications/index.ts';
import { stopClosing } from '#modules/identity/accounts/index.ts';
import type { Handler } from '#platform/http/serve.ts';

export const cancelDeletion: Handler<typeof call> = async ({ tx, actor, config }) => {
  if (!(await stopClosing(tx, actor.mainId))) return {};
  await notify(tx, config, { accountId: actor.mainId, kind: 'deletion_cancelled', values: {}, isSecurity: true });
  return {};
};
