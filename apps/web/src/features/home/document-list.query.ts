import { documentList } from '@peerbourse/contract/content/document-list';
import { sharedQueryOf } from '#api/query.ts';

/** The newest announcements or articles. */
export const documentListQuery = (kind: 'announcement' | 'article') =>
  sharedQueryOf(documentList, { kind }, { staleMs: 60_000, meta: { log: "Can't get the news" } });
