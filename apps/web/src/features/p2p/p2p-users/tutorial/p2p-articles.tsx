import type { DocumentEntry } from '@peerbourse/contract/core/content/document.shape';
import { Skeleton } from '@peerbourse/ui/feedback/skeleton';
import { BookOpen } from 'lucide-react';
import { useLanguageMarks } from '#base/i18n/language-marks.ts';
import { Link } from '#base/links/link.tsx';
import { QueryBoundary } from '#parts/query-boundary.tsx';
import { type ArticlePair, p2pArticleListQuery } from '#queries/content/p2p-article-list.query.ts';

/** What to read before a trade, for a pair or for all; any page can place it. */
export function P2pArticles({ coinCode, fiatCode }: ArticlePair) {
  const pair = { ...(coinCode === undefined ? {} : { coinCode }), ...(fiatCode === undefined ? {} : { fiatCode }) };
  return (
    <QueryBoundary query={p2pArticleListQuery(pair)} fallback={<Skeleton shape="block" className="h-72" />}>
      {({ articleList }) => (
        <ul className="grid gap-3 tablet:grid-cols-2">
          {articleList.map((entry) => (
            <Article key={`${entry.kind} ${entry.slug}`} entry={entry} />
          ))}
        </ul>
      )}
    </QueryBoundary>
  );
}

function Article({ entry: { kind, slug, title, summary, language } }: { entry: DocumentEntry }) {
  const marks = useLanguageMarks();
  return (
    <li className="relative flex gap-3 rounded-medium border border-line p-4 hover:bg-sunken">
      <BookOpen size={18} aria-hidden="true" className="mt-0.5 shrink-0 text-brand" />
      <div {...marks(language)} className="min-w-0">
        <Link
          to={`/${kind === 'article' ? 'insights' : 'help'}/${slug}`}
          className="font-semibold after:absolute after:inset-0 after:rounded-medium"
        >
          {title}
        </Link>
        <p className="mt-0.5 line-clamp-2 text-13 text-ink-soft">{summary}</p>
      </div>
    </li>
  );
}
