import type { DocumentEntry } from '@peerbourse/contract/core/content/document.shape';
import { ChevronRight } from 'lucide-react';
import { useRead } from '#base/api/read.ts';
import { useFormat } from '#base/i18n/format.ts';
import { useShownLanguage } from '#base/i18n/shown-language.ts';
import { useText } from '#base/i18n/texts.tsx';
import { Link } from '#base/links/link.tsx';
import { documentListQuery } from '#queries/content/document-list.query.ts';

const shown = 3;

const lists = {
  announcement: { path: '/announcements', title: 'announcements_title', all: 'announcements_all' },
  article: { path: '/insights', title: 'insights_title', all: 'insights_all' },
} as const;

type NewsKind = keyof typeof lists;

/** The newest announcements and articles; a list without any is not there. */
export function LatestNews() {
  const announcements = useNewest('announcement');
  const articles = useNewest('article');
  if (announcements.length + articles.length === 0) return null;
  const areBoth = announcements.length > 0 && articles.length > 0;
  return (
    <div className={`page grid gap-x-10 gap-y-12 pt-12 ${areBoth ? 'tablet:grid-cols-2' : ''}`}>
      <NewsList kind="announcement" documents={announcements} />
      <NewsList kind="article" documents={articles} />
    </div>
  );
}

function useNewest(kind: NewsKind): readonly DocumentEntry[] {
  return useRead(documentListQuery({ kind }))?.documents.slice(0, shown) ?? [];
}

function NewsList({ kind, documents }: { kind: NewsKind; documents: readonly DocumentEntry[] }) {
  const t = useText('home');
  const { path, title, all } = lists[kind];
  if (documents.length === 0) return null;
  return (
    <section aria-labelledby={`${kind}-title`} className="min-w-0">
      <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id={`${kind}-title`} className="text-24 font-bold">
          {t(title)}
        </h2>
        <Link to={path} className="quiet-link">
          {t(all)}
        </Link>
      </div>
      <ul className="divide-y divide-line rounded-large border border-line">
        {documents.map((document) => (
          <NewsRow key={document.slug} document={document} to={`${path}/${document.slug}`} />
        ))}
      </ul>
    </section>
  );
}

function NewsRow({ document: { title, summary, language, publishedAt }, to }: { document: DocumentEntry; to: string }) {
  const format = useFormat();
  const { marks, foreign } = useShownLanguage(language);
  return (
    <li className="relative flex items-center gap-3 px-5 py-4 first:rounded-t-large last:rounded-b-large hover:bg-sunken">
      <div className="min-w-0 flex-1">
        <h3 {...marks} className="text-14 font-semibold">
          <Link to={to} className="after:absolute after:inset-0">
            {title}
          </Link>
        </h3>
        <p {...marks} className="line-clamp-2 text-13 text-ink-soft">
          {summary}
        </p>
        <p className="mt-1 flex gap-2 text-12 text-ink-faint">
          <time dateTime={publishedAt} className="figure">
            {format.day(publishedAt)}
          </time>
          {foreign && <span {...marks}>{foreign.name}</span>}
        </p>
      </div>
      <ChevronRight size={18} aria-hidden="true" className="shrink-0 text-ink-faint rtl:-scale-x-100" />
    </li>
  );
}
