import type { cancelDeletion as call } from '@peerbourse/contract/privacy/cancel-deletion';
import { stopClosing } from '#modules/accounts/index.ts';
import { notify } from '#modules/notifications/index.ts';
import type { Handler } from '#platform/http/serve.ts';

export const cancelDeletion: Handler<typeof call> = async ({ tx, actor, config }) => {
  if (!(await stopClosing(tx, actor.mainId))) return {};
  await notify(tx, config, { accountId: actor.mainId, kind: 'deletion_cancelled', values: {}, isSecurity: true });
  return {};
};
