import { languageList } from '@peerbourse/contract/languages/language-list';
import { queryOf } from '#api/query.ts';

export const languageListQuery = queryOf(languageList, {}, { staleMs: 3_600_000 });
