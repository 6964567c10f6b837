import { Skeleton } from '@peerbourse/ui/feedback/skeleton';
import { useText } from '#base/i18n/texts.tsx';
import { PlacedBanners } from '#parts/banners/placed-banners.tsx';
import { PageHead } from '#parts/page-head.tsx';
import { articleTopics } from '../topics.ts';
import { ArticleCard } from './article-card.tsx';
import { ListHead } from './list-head.tsx';
import { PagedList } from './paged-list.tsx';

export function InsightsScreen() {
  const t = useText('insights');
  return (
    <div className="page py-8 tablet:py-10">
      <PageHead page="insights" />
      <ListHead title={t('title')} lead={t('lead')} />
      <PlacedBanners place="insights" className="mb-6" />
      <PagedList kind="article" path="/insights" topics={articleTopics} none={t('none')} fallback={<AwaitedCards />}>
        {(documents, { cursor }) => (
          <ul className="grid gap-4 tablet:grid-cols-2 tablet:gap-5 desktop:grid-cols-3">
            {documents.map((entry, index) => {
              const isFirst = index === 0 && cursor === undefined;
              return (
                <li key={entry.slug} className={isFirst ? 'tablet:col-span-full' : undefined}>
                  <ArticleCard entry={entry} shape={isFirst ? 'wide' : 'card'} />
                </li>
              );
            })}
          </ul>
        )}
      </PagedList>
    </div>
  );
}

function AwaitedCards() {
  return (
    <div className="grid gap-4 tablet:grid-cols-2 tablet:gap-5 desktop:grid-cols-3">
      <Skeleton shape="block" className="h-80 tablet:col-span-full" />
      <Skeleton shape="block" className="h-96" />
      <Skeleton shape="block" className="h-96" />
      <Skeleton shape="block" className="h-96" />
    </div>
  );
}
