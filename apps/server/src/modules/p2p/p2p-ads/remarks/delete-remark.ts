import type { deleteRemark as call } from '@peerbourse/contract/p2p/p2p-ads/remarks/delete-remark';
import type { Handler } from '#platform/http/serve.ts';
import { refuse } from '#platform/refusal.ts';
import { removeRemark } from './remark.table.ts';

export const deleteRemark: Handler<typeof call> = async ({ tx, actor }, { remarkNo }) => {
  if (!(await removeRemark(tx, actor.accountId, remarkNo))) throw refuse('p2p-ads.unknown-remark');
  return {};
};
