import { noticeChoices } from '@peerbourse/contract/notifications/notice-choices';
import { queryOf } from '#api/query.ts';

export const noticeChoicesQuery = queryOf(noticeChoices, {}, { staleMs: 60_000, meta: { showToast: false } });
