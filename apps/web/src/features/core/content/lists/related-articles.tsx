import { useRead } from '#base/api/read.ts';
import { useText } from '#base/i18n/texts.tsx';
import { Link } from '#base/links/link.tsx';
import { documentListQuery } from '#queries/content/document-list.query.ts';
import { ArticleCard } from './article-card.tsx';

const shown = 3;

/** The newest articles about markets come first, then others. */
export function RelatedArticles() {
  const t = useText('markets');
  const documents = useRead(documentListQuery({ kind: 'article' }))?.documents ?? [];
  if (documents.length === 0) return null;
  const [about, others] = [documents.filter(isAboutMarkets), documents.filter((entry) => !isAboutMarkets(entry))];
  return (
    <section aria-labelledby="articles" className="pt-4">
      <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="articles" className="text-24 font-bold">
          {t('articles')}
        </h2>
        <Link to="/insights" className="quiet-link">
          {t('articles_all')}
        </Link>
      </div>
      <ul className="grid gap-4 tablet:grid-cols-3">
        {[...about, ...others].slice(0, shown).map((entry) => (
          <li key={entry.slug} className="min-w-0">
            <ArticleCard entry={entry} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function isAboutMarkets({ category }: { category: string }): boolean {
  return category === 'market';
}
