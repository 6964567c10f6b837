import { sessionList } from '@peerbourse/contract/identity/sessions/session-list';
import { queryOf } from '#base/api/query.ts';

export const sessionListQuery = queryOf(sessionList, {}, { staleMs: 10_000, meta: { showToast: false } });
