import { noticeBar } from '@peerbourse/contract/core/content/notice-bar';
import { sharedQueryOf } from '#base/api/query.ts';

export const noticeBarQuery = sharedQueryOf(noticeBar, {}, { staleMs: 300_000, meta: { showToast: false } });
