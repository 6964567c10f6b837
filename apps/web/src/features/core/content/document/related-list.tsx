import { ChevronRight } from 'lucide-react';
import { useShownLanguage } from '#base/i18n/shown-language.ts';
import { useText } from '#base/i18n/texts.tsx';
import { Link } from '#base/links/link.tsx';
import { LanguageTag } from '../language-tag.tsx';
import type { ReadDocument } from './document-head.tsx';

type Entry = ReadDocument['related'][number];

/** More texts of the same kind and topic. */
export function RelatedList({ path, related }: { path: string; related: readonly Entry[] }) {
  const t = useText('content');
  if (related.length === 0) return null;
  return (
    <section aria-labelledby="related" className="mt-6 border-t border-line pt-6 print:hidden">
      <h2 id="related" className="text-18 font-bold">
        {t('read_next')}
      </h2>
      <ul className="mt-2">
        {related.map((entry) => (
          <li key={entry.slug} className="border-t border-line first:border-t-0">
            <RelatedLink path={path} entry={entry} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function RelatedLink({ path, entry: { slug, title, language } }: { path: string; entry: Entry }) {
  const { marks } = useShownLanguage(language);
  return (
    <div className="flex flex-wrap items-center gap-x-3">
      <Link to={`${path}/${slug}`} className="group flex min-h-12 min-w-0 items-center gap-1 py-2 font-semibold text-brand">
        <span {...marks} className="min-w-0 wrap-anywhere group-hover:underline">
          {title}
        </span>
        <ChevronRight size={16} aria-hidden="true" className="shrink-0 rtl:-scale-x-100" />
      </Link>
      <LanguageTag language={language} />
    </div>
  );
}
