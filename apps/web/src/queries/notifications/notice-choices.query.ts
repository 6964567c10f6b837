import { noticeChoices } from '@peerbourse/contract/core/notifications/notice-choices';
import { queryOf } from '#base/api/query.ts';

export const noticeChoicesQuery = queryOf(noticeChoices, {}, { staleMs: 60_000, meta: { showToast: false } });
