import type { DocumentKind, TitledPage } from '@peerbourse/contract/core/content/kind.shape';
import { refusals } from '@peerbourse/contract/core/content/refusals';
import type { PageNeeds } from '#base/api/page-needs.ts';
import { documentListQuery, type ListInput } from '#queries/content/document-list.query.ts';
import { documentTextQuery } from '#queries/content/document-text.query.ts';
import { pageTitlesQuery } from '#queries/content/page-titles.query.ts';

/** What the page of a list needs. A place in it that does not exist is a page that is not there. */
export function listNeeds(page: TitledPage, texts: readonly string[], input: ListInput): PageNeeds {
  const subject = documentListQuery(input);
  return { texts, queries: [subject, pageTitlesQuery(page)], subject, missing: [] };
}

/** What the page of one text needs; those with a title of their own in the search engines bring it. */
export function documentNeeds(kind: DocumentKind, slug: string, titles: readonly TitledPage[] = []): PageNeeds {
  const subject = documentTextQuery(kind, slug);
  return {
    texts: ['content'],
    queries: [subject, ...titles.map(pageTitlesQuery)],
    subject,
    missing: [refusals['content.unknown'].code],
    isIndexed: true,
  };
}
