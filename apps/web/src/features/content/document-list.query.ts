import { documentList } from '@peerbourse/contract/content/document-list';
import { sharedQueryOf } from '#api/query.ts';
import { freshMs } from './fresh-ms.ts';

export type ListInput = Parameters<typeof sharedQueryOf<typeof documentList>>[1];

export const documentListQuery = (input: ListInput) => sharedQueryOf(documentList, input, { staleMs: freshMs });
