import type { DocumentEntry } from '@peerbourse/contract/core/content/document.shape';
import { Badge } from '@peerbourse/ui/feedback/badge';
import { Skeleton } from '@peerbourse/ui/feedback/skeleton';
import { Pin } from 'lucide-react';
import { useShownLanguage } from '#base/i18n/shown-language.ts';
import { useText } from '#base/i18n/texts.tsx';
import { Link } from '#base/links/link.tsx';
import { PageHead } from '#parts/page-head.tsx';
import { useBrand } from '#site/site-settings.ts';
import { Day } from '../day.tsx';
import { LanguageTag } from '../language-tag.tsx';
import { announcementTopics, useTopicName } from '../topics.ts';
import { ListHead } from './list-head.tsx';
import { PagedList } from './paged-list.tsx';

export function AnnouncementsScreen() {
  const t = useText('content');
  const brand = useBrand().name;
  return (
    <div className="page py-8 tablet:py-10">
      <PageHead page="announcements" />
      <ListHead title={t('announcements_title')} lead={t('announcements_lead', { brand })} />
      <PagedList
        kind="announcement"
        path="/announcements"
        topics={announcementTopics}
        none={t('announcements_none')}
        fallback={<Skeleton shape="block" className="h-96" />}
      >
        {(documents) => (
          <ul className="divide-y divide-line overflow-hidden rounded-large border border-line">
            {documents.map((entry) => (
              <li key={entry.slug}>
                <AnnouncementRow entry={entry} />
              </li>
            ))}
          </ul>
        )}
      </PagedList>
    </div>
  );
}

/** The whole row leads to the announcement. */
function AnnouncementRow({ entry }: { entry: DocumentEntry }) {
  const { slug, title, summary, category, isPinned, language, publishedAt } = entry;
  const t = useText('content');
  const nameOf = useTopicName();
  const { marks } = useShownLanguage(language);
  return (
    <article
      itemScope
      itemType="https://schema.org/Article"
      className="group relative grid gap-x-6 gap-y-1.5 p-4 hover:bg-sunken tablet:grid-cols-[130px_1fr] tablet:px-6 tablet:py-5"
    >
      <p className="text-13 text-ink-soft tablet:pt-0.5">
        <Day at={publishedAt} name="datePublished" />
      </p>
      <div className="grid min-w-0 gap-1.5">
        <p className="flex flex-wrap items-center gap-2">
          {isPinned && <Badge icon={<Pin size={12} aria-hidden="true" />}>{t('pinned')}</Badge>}
          <Badge variant="quiet">{nameOf(category)}</Badge>
          <LanguageTag language={language} />
        </p>
        <div {...marks} className="grid gap-1">
          <h2 itemProp="headline" className="text-16 font-bold wrap-anywhere tablet:text-18">
            <Link to={`/announcements/${slug}`} itemProp="url" className="group-hover:underline after:absolute after:inset-0">
              {title}
            </Link>
          </h2>
          <p itemProp="description" className="max-w-[80ch] text-ink-soft wrap-anywhere">
            {summary}
          </p>
        </div>
      </div>
    </article>
  );
}
