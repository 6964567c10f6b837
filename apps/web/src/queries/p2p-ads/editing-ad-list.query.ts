import { editingAdList } from '@peerbourse/contract/p2p/p2p-ads/own/editing-ad-list';
import { queryOf } from '#base/api/query.ts';

export const editingAdListQuery = queryOf(editingAdList, {}, { staleMs: 5_000, meta: { showToast: false } });
