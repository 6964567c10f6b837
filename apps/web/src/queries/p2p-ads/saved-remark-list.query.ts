import { savedRemarkList } from '@peerbourse/contract/p2p/p2p-ads/remarks/saved-remark-list';
import { queryOf } from '#base/api/query.ts';

export const savedRemarkListQuery = queryOf(savedRemarkList, {}, { staleMs: 60_000, meta: { showToast: false } });
