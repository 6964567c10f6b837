import { useQueryClient } from '@tanstack/react-query';
import { HealthPages, useHealthPage } from '#features/core/operations/health-pages.tsx';
import { JobPanel } from '#features/core/operations/job-panel.tsx';
import { MessagePanel } from '#features/core/operations/message-panel.tsx';
import { MessagesPage } from '#features/core/operations/messages-page.tsx';
import { OutboxPage } from '#features/core/operations/outbox-page.tsx';
import { OutboxPanel } from '#features/core/operations/outbox-panel.tsx';
import { overviewQuery } from '#features/core/operations/overview.query.ts';
import { PricePanel } from '#features/core/operations/price-panel.tsx';
import { RoleAnnouncer } from '#features/core/operations/role-announcer.tsx';
import { RolePanel } from '#features/core/operations/role-panel.tsx';
import { TimersPage } from '#features/core/operations/timers-page.tsx';
import { useOverview, type Watch } from '#features/core/operations/use-overview.ts';
import { Verdict } from '#features/core/operations/verdict.tsx';
import { PublishPricePanel } from '#features/core/rates/publish-price-panel.tsx';
import { ShardPanel } from '#features/markets/spot/shard-panel.tsx';
import { Skeleton } from '#parts/skeleton.tsx';
import { useStaffAccount } from '#session/staff-session.ts';

/** The overview, and a page for each thing that may stand still. */
export function HealthScreen() {
  const page = useHealthPage();
  return (
    <main id="content" tabIndex={-1} className="mx-auto grid max-w-480 gap-4 px-4 py-5 tablet:px-6">
      <h1 className="text-24 font-semibold">Health</h1>
      <HealthPages page={page} />
      {page === '#/health' && <OverviewPage />}
      {page === '#/health/timers' && <TimersPage />}
      {page === '#/health/outbox' && <OutboxPage />}
      {page === '#/health/messages' && <MessagesPage />}
    </main>
  );
}

function OverviewPage() {
  const client = useQueryClient();
  const watch = useOverview();
  const mayPublish = useStaffAccount().roles.includes('risk');
  const askAgain = () => void client.invalidateQueries({ queryKey: overviewQuery.queryKey });
  return (
    <>
      <Verdict watch={watch} />
      <RoleAnnouncer instances={watch.overview?.roles} />
      <div className={`grid items-start gap-4 ${mayPublish ? 'min-[1600px]:grid-cols-[minmax(0,1fr)_20rem]' : ''}`}>
        {/* What is no longer known to be true loses its colours. */}
        <div className={`grid min-w-0 gap-4 ${watch.freshness === 'stale' ? 'grayscale' : ''}`}>
          <OverviewPanels watch={watch} onChanged={askAgain} />
        </div>
        {mayPublish && (
          <aside aria-label="Actions" className="min-[1600px]:sticky min-[1600px]:top-20">
            <PublishPricePanel onPublished={askAgain} />
          </aside>
        )}
      </div>
    </>
  );
}

function OverviewPanels({ watch: { overview, serverNowMs }, onChanged }: { watch: Watch; onChanged: () => void }) {
  if (!overview) return <Skeleton className="h-150" />;
  return (
    <>
      <RolePanel instances={overview.roles} nowMs={serverNowMs} />
      <div className="grid gap-4 tablet:grid-cols-2 min-[1200px]:grid-cols-3">
        <OutboxPanel outbox={overview.outbox} />
        <PricePanel prices={overview.prices} nowMs={serverNowMs} />
        <MessagePanel messages={overview.messages} />
        <ShardPanel shards={overview.shards} onResumed={onChanged} />
      </div>
      <JobPanel jobs={overview.jobs} nowMs={serverNowMs} />
    </>
  );
}
