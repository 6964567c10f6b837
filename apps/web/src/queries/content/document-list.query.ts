import { documentList } from '@peerbourse/contract/core/content/document-list';
import { sharedQueryOf } from '#base/api/query.ts';
import { freshMs } from './fresh-ms.ts';

export type ListInput = Parameters<typeof sharedQueryOf<typeof documentList>>[1];

/** Newest first. A page of lists shows by itself when they cannot be read, and the home page does without them. */
export const documentListQuery = (input: ListInput) =>
  sharedQueryOf(documentList, input, { staleMs: freshMs, meta: { log: "Can't get the list of documents" } });
