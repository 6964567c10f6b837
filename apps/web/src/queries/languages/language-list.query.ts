import { languageList } from '@peerbourse/contract/core/languages/language-list';
import { sharedQueryOf } from '#base/api/query.ts';

export const languageListQuery = sharedQueryOf(languageList, {}, { staleMs: 3_600_000 });
