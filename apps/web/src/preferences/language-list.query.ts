import { languageList } from '@peerbourse/contract/languages/language-list';
import { sharedQueryOf } from '#api/query.ts';

export const languageListQuery = sharedQueryOf(languageList, {}, { staleMs: 3_600_000 });
