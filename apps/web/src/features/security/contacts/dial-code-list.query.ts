import { dialCodeList } from '@peerbourse/contract/reference/dial-code-list';
import { sharedQueryOf } from '#api/query.ts';

export const dialCodeListQuery = sharedQueryOf(dialCodeList, {}, { staleMs: 3_600_000, meta: { showToast: false } });
