import { dialCodeList } from '@peerbourse/contract/core/reference/dial-code-list';
import { sharedQueryOf } from '#base/api/query.ts';

export const dialCodeListQuery = sharedQueryOf(dialCodeList, {}, { staleMs: 3_600_000 });
