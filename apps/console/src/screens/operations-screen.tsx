import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { JobPanel } from '#features/operations/job-panel.tsx';
import { LiveState } from '#features/operations/live-state.tsx';
import { OutboxPanel } from '#features/operations/outbox-panel.tsx';
import { overviewQuery } from '#features/operations/overview.query.ts';
import { PricePanel } from '#features/operations/price-panel.tsx';
import { RoleAnnouncer } from '#features/operations/role-announcer.tsx';
import { RolePanel } from '#features/operations/role-panel.tsx';
import { useOverview, type Watch } from '#features/operations/use-overview.ts';
import { Verdict } from '#features/operations/verdict.tsx';
import { PublishPricePanel } from '#features/rates/publish-price-panel.tsx';
import { SettingPanel } from '#features/settings/setting-panel.tsx';
import { Skeleton } from '#parts/skeleton.tsx';
import { endSession } from '#session/staff-session.ts';
import { ShortcutList } from '#shell/shortcut-list.tsx';
import { TopBar } from '#shell/top-bar.tsx';
import { useShortcuts } from '#shell/use-shortcuts.ts';

const sections = [
  { id: 'roles', name: 'Roles' },
  { id: 'outbox', name: 'Outbox' },
  { id: 'prices', name: 'Prices' },
  { id: 'jobs', name: 'Jobs' },
  { id: 'settings', name: 'Settings' },
  { id: 'publish', name: 'Publish a price' },
];

export function OperationsScreen() {
  const client = useQueryClient();
  const watch = useOverview();
  const [isListOpen, setIsListOpen] = useState(false);
  const [isRefreshing, setIsRefreshing] = useState(false);

  async function refresh() {
    setIsRefreshing(true);
    // A sign that comes and goes at once would only flicker.
    await Promise.all([client.invalidateQueries(), new Promise((resolve) => setTimeout(resolve, 200))]);
    setIsRefreshing(false);
  }

  const [areShortcutsOn, switchShortcuts] = useShortcuts((act) => (act === 'refresh' ? void refresh() : setIsListOpen(true)));
  return (
    <>
      <TopBar
        sections={sections}
        state={<LiveState watch={watch} />}
        isRefreshing={isRefreshing}
        onRefresh={() => void refresh()}
        onShortcuts={() => setIsListOpen(true)}
        onLeave={() => endSession('left')}
      />
      <main id="content" tabIndex={-1} className="mx-auto grid max-w-360 gap-4 px-4 py-5 tablet:px-6">
        <h1 className="text-24 font-semibold">Operations</h1>
        <Verdict watch={watch} />
        <RoleAnnouncer instances={watch.overview?.roles} />
        <div className="grid items-start gap-4 min-[1360px]:grid-cols-[minmax(0,1fr)_20rem]">
          <div className="grid min-w-0 gap-4">
            {/* What is no longer known to be true loses its colours. */}
            <div className={`grid gap-4 ${watch.freshness === 'stale' ? 'grayscale' : ''}`}>
              <OverviewPanels watch={watch} />
            </div>
            <SettingPanel />
          </div>
          <aside aria-label="Actions" className="min-[1360px]:sticky min-[1360px]:top-20">
            <PublishPricePanel onPublished={() => void client.invalidateQueries({ queryKey: overviewQuery.queryKey })} />
          </aside>
        </div>
      </main>
      <ShortcutList isOpen={isListOpen} isOn={areShortcutsOn} onSwitch={switchShortcuts} onClose={() => setIsListOpen(false)} />
    </>
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
