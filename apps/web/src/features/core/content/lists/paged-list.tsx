import type { DocumentEntry } from '@peerbourse/contract/core/content/document.shape';
import { lazy, type ReactNode, Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { useText } from '#base/i18n/texts.tsx';
import { LinkButton } from '#base/links/link.tsx';
import { QueryBoundary } from '#parts/query-boundary.tsx';
import { documentListQuery } from '#queries/content/document-list.query.ts';
import { type ListPlace, listPlaceOf } from '../list-place.ts';
import { ListSteps } from './list-steps.tsx';
import { TopicLinks } from './topic-links.tsx';

/** Drawn for empty lists alone, so others do without it. */
const NothingYet = lazy(async () => ({ default: (await import('#shell/nothing-yet.tsx')).NothingYet }));

interface PagedListProps {
  kind: 'article' | 'announcement';
  path: string;
  topics: readonly string[];
  /** Said when there is nothing at all yet. */
  none: string;
  /** As large as what comes. */
  fallback: ReactNode;
  children: (documents: readonly DocumentEntry[], place: ListPlace) => ReactNode;
}

/** Topics, the entries of one of them from a place on, and the way on. */
export function PagedList({ kind, path, topics, none, fallback, children }: PagedListProps) {
  const [search] = useSearchParams();
  const place = listPlaceOf(search, topics);
  return (
    <>
      <TopicLinks path={path} topics={topics} current={place.category} />
      <div className="pt-6">
        <QueryBoundary query={documentListQuery({ kind, ...place })} fallback={fallback}>
          {({ documents, nextCursor }) => (
            <>
              {documents.length === 0 ? (
                <Suspense>
                  <Nothing path={path} place={place} none={none} />
                </Suspense>
              ) : (
                children(documents, place)
              )}
              <ListSteps path={path} place={place} nextCursor={nextCursor} />
            </>
          )}
        </QueryBoundary>
      </div>
    </>
  );
}

function Nothing({ path, place: { category }, none }: { path: string; place: ListPlace; none: string }) {
  const t = useText('content');
  if (category === undefined) return <NothingYet text={none} />;
  const all = (
    <LinkButton variant="secondary" size="medium" to={path}>
      {t('see_all')}
    </LinkButton>
  );
  return <NothingYet text={t('topic_none')} action={all} />;
}
