import { sessionList } from '@peerbourse/contract/sessions/session-list';
import { queryOf } from '#api/query.ts';

export const sessionListQuery = queryOf(sessionList, {}, { staleMs: 10_000, meta: { showToast: false } });
