import type { savedRemarkList as call } from '@peerbourse/contract/p2p/p2p-ads/remarks/saved-remark-list';
import { p2pConfig } from '#modules/p2p/p2p-config/index.ts';
import type { Handler } from '#platform/http/serve.ts';
import { selectRemarks } from './remark.table.ts';

export const savedRemarkList: Handler<typeof call> = async ({ db, actor }) => {
  const [rows, { advRemarkNum }] = await Promise.all([selectRemarks(db, actor.accountId), p2pConfig(db)]);
  return { remarks: rows.map((row) => ({ ...row, changedAt: row.changedAt.toISOString() })), most: advRemarkNum };
};
