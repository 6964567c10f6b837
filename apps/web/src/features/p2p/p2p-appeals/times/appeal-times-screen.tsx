import { appealTimes } from '@peerbourse/rules/p2p-appeals/appeal-clock';
import { Skeleton } from '@peerbourse/ui/feedback/skeleton';
import { useFormat } from '#base/i18n/format.ts';
import { useText } from '#base/i18n/texts.tsx';
import { Link } from '#base/links/link.tsx';
import { useDuration } from '#features/p2p/shared/duration-text.ts';
import { PageHead } from '#parts/page-head.tsx';
import { Panel } from '#parts/panel.tsx';
import { QueryBoundary } from '#parts/query-boundary.tsx';
import { appealTimesQuery } from '#queries/p2p-appeals/appeal-times.query.ts';
import { useBrand } from '#site/site-settings.ts';
import { PeriodTable } from './period-table.tsx';

/** How appeals are decided, how fast, and how often we were late: for everybody, without an account. */
export function AppealTimesScreen() {
  const t = useText('appeal-times');
  const brand = useBrand().name;
  const format = useFormat();
  return (
    <div className="page w-full flex-1 py-6 tablet:py-10">
      <PageHead title={t('title')} description={t('description', { brand })} />
      <div className="mx-auto grid max-w-200 gap-5">
        <div className="grid gap-2">
          <h1 className="text-28 font-bold tablet:text-32">{t('title')}</h1>
          <p className="text-16 text-ink-soft">{t('lead')}</p>
        </div>
        <Panel title={t('record')}>
          <QueryBoundary query={appealTimesQuery} fallback={<Skeleton shape="block" className="h-72" />}>
            {({ periods, until, leastCases }) => (
              <div className="grid gap-4">
                <PeriodTable periods={periods} leastCases={leastCases} />
                <p className="text-13 text-ink-soft">{t('counted', { day: format.day(dayBefore(until)) })}</p>
              </div>
            )}
          </QueryBoundary>
        </Panel>
        <How />
        <p>
          <Link to="/help/p2p-appeals" className="quiet-link text-14">
            {t('to_help')}
          </Link>
        </p>
      </div>
    </div>
  );
}

/** The times are those of the clock that the order page shows. */
function How() {
  const t = useText('appeal-times');
  const duration = useDuration();
  const { fast, slow } = appealTimes;
  const inWords = (ms: number) => duration(ms / 1000);
  return (
    <Panel title={t('how')}>
      <ol className="mt-2 grid list-decimal gap-2 ps-5 text-14">
        <li>{t('how_locked')}</li>
        <li>{t('how_reply', { fast: inWords(fast.replyMs), slow: inWords(slow.replyMs) })}</li>
        <li>{t('how_staff', { take: inWords(fast.takeMs), fast: inWords(fast.decideMs), slow: inWords(slow.decideMs) })}</li>
        <li>{t('how_two')}</li>
      </ol>
      <p className="mt-4 text-13 text-ink-soft">{t('how_late')}</p>
    </Panel>
  );
}

/** What ends at midnight was the day before. */
function dayBefore(midnight: string): string {
  return new Date(Date.parse(midnight) - 1).toISOString();
}
