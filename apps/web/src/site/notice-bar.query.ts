import { noticeBar } from '@peerbourse/contract/content/notice-bar';
import { sharedQueryOf } from '#api/query.ts';

export const noticeBarQuery = sharedQueryOf(noticeBar, {}, { staleMs: 300_000, meta: { showToast: false } });
