import type { DocumentEntry } from '@peerbourse/contract/core/content/document.shape';
import { useShownLanguage } from '#base/i18n/shown-language.ts';
import { Link } from '#base/links/link.tsx';
import { Day } from '../day.tsx';
import { LanguageTag } from '../language-tag.tsx';
import { useTopicName } from '../topics.ts';
import { QuietTile } from './quiet-tile.tsx';

const shapes = {
  card: { box: 'flex-col', picture: 'aspect-video', text: 'p-4', title: 'text-18', summary: 'line-clamp-3' },
  wide: {
    box: 'flex-col tablet:flex-row',
    picture: 'aspect-video tablet:aspect-auto tablet:min-h-72 tablet:w-1/2',
    text: 'p-4 tablet:p-8',
    title: 'text-20 tablet:text-28',
    summary: 'tablet:text-16',
  },
} as const;

/** An article in the list; the whole card leads to it. */
export function ArticleCard({ entry, shape = 'card' }: { entry: DocumentEntry; shape?: keyof typeof shapes }) {
  const { slug, title, summary, category, picture, language, publishedAt } = entry;
  const nameOf = useTopicName();
  const { marks } = useShownLanguage(language);
  const classes = shapes[shape];
  return (
    <article
      itemScope
      itemType="https://schema.org/Article"
      className={`group relative flex h-full overflow-hidden rounded-large border border-line hover:border-line-strong hover:shadow-float ${classes.box}`}
    >
      <div className={`shrink-0 overflow-hidden ${classes.picture}`}>
        {picture ? (
          <img src={picture} alt="" itemProp="image" loading="lazy" decoding="async" className="size-full object-cover" />
        ) : (
          <QuietTile slug={slug} topic={category} />
        )}
      </div>
      <div className={`flex min-w-0 flex-1 flex-col gap-2 ${shape === 'wide' ? 'justify-center' : ''} ${classes.text}`}>
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-13 text-ink-soft">
          <span className="font-semibold text-brand">{nameOf(category)}</span>
          <Day at={publishedAt} name="datePublished" />
          <LanguageTag language={language} />
        </p>
        <div {...marks} className="grid gap-2">
          <h2 itemProp="headline" className={`font-bold wrap-anywhere ${classes.title}`}>
            <Link to={`/insights/${slug}`} itemProp="url" className="group-hover:underline after:absolute after:inset-0">
              {title}
            </Link>
          </h2>
          <p itemProp="description" className={`text-ink-soft wrap-anywhere ${classes.summary}`}>
            {summary}
          </p>
        </div>
      </div>
    </article>
  );
}
