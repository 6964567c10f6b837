import { seenTipList } from '@peerbourse/contract/p2p/p2p-users/seen-tip-list';
import { queryOf } from '#base/api/query.ts';

export const seenTipListQuery = queryOf(seenTipList, {}, { staleMs: 60_000, meta: { showToast: false } });
