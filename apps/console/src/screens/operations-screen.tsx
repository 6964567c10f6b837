import { useQueryClient } from '@tanstack/react-query';
import { JobPanel } from '#features/core/operations/job-panel.tsx';
import { OutboxPanel } from '#features/core/operations/outbox-panel.tsx';
import { overviewQuery } from '#features/core/operations/overview.query.ts';
import { PricePanel } from '#features/core/operations/price-panel.tsx';
import { RoleAnnouncer } from '#features/core/operations/role-announcer.tsx';
import { RolePanel } from '#features/core/operations/role-panel.tsx';
import { useOverview, type Watch } from '#features/core/operations/use-overview.ts';
import { Verdict } from '#features/core/operations/verdict.tsx';
import { PublishPricePanel } from '#features/core/rates/publish-price-panel.tsx';
import { ProposalPanel } from '#features/core/settings/proposals/proposal-panel.tsx';
import { SettingPanel } from '#features/core/settings/setting-panel.tsx';
import { SwitchPanel } from '#features/core/settings/switch-panel.tsx';
import { Skeleton } from '#parts/skeleton.tsx';
import { useStaffAccount } from '#session/staff-session.ts';
import { SectionLinks } from '#shell/section-links.tsx';

const sections = [
  { id: 'roles', name: 'Roles' },
  { id: 'outbox', name: 'Outbox' },
  { id: 'prices', name: 'Prices' },
  { id: 'jobs', name: 'Jobs' },
  { id: 'switches', name: 'Switches' },
  { id: 'setting-proposals', name: 'Proposals' },
  { id: 'settings', name: 'Settings' },
];

export function OperationsScreen() {
  const client = useQueryClient();
  const watch = useOverview();
  const { roles } = useStaffAccount();
  const mayPublish = roles.includes('risk');
  return (
    <main id="content" tabIndex={-1} className="mx-auto grid max-w-360 gap-4 px-4 py-5 tablet:px-6">
      <div className="flex min-w-0 flex-wrap items-center justify-between gap-x-6">
        <h1 className="text-24 font-semibold">Operations</h1>
        <SectionLinks sections={mayPublish ? [...sections, { id: 'publish', name: 'Publish a price' }] : sections} />
      </div>
      <Verdict watch={watch} />
      <RoleAnnouncer instances={watch.overview?.roles} />
      <div className={`grid items-start gap-4 ${mayPublish ? 'min-[1360px]:grid-cols-[minmax(0,1fr)_20rem]' : ''}`}>
        <div className="grid min-w-0 gap-4">
          {/* What is no longer known to be true loses its colours. */}
          <div className={`grid gap-4 ${watch.freshness === 'stale' ? 'grayscale' : ''}`}>
            <OverviewPanels watch={watch} />
          </div>
          <SwitchPanel />
          <ProposalPanel />
          <SettingPanel />
        </div>
        {mayPublish && (
          <aside aria-label="Actions" className="min-[1360px]:sticky min-[1360px]:top-20">
            <PublishPricePanel onPublished={() => void client.invalidateQueries({ queryKey: overviewQuery.queryKey })} />
          </aside>
        )}
      </div>
    </main>
  );
}

function OverviewPanels({ watch: { overview, serverNowMs } }: { watch: Watch }) {
  if (!overview) return <Skeleton className="h-150" />;
  return (
    <>
      <RolePanel instances={overview.roles} nowMs={serverNowMs} />
      <div className="grid gap-4 tablet:grid-cols-2">
        <OutboxPanel outbox={overview.outbox} />
        <PricePanel prices={overview.prices} nowMs={serverNowMs} />
      </div>
      <JobPanel jobs={overview.jobs} nowMs={serverNowMs} />
    </>
  );
}
