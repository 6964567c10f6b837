import { p2pFragment } from '#desk/p2p-address.ts';
import { Unread } from '#desk/unread.tsx';
import { Panel } from '#parts/panel.tsx';
import { useStaffAccount } from '#session/staff-session.ts';
import { AdFilters } from './ad-filters.tsx';
import { AdQueue } from './ad-queue.tsx';
import { SelectionBar } from './selection-bar.tsx';
import type { Moderation } from './use-moderation.ts';

export interface QueuePanelProps {
  moderation: Moderation;
  /** Whose ads alone are shown; empty for everybody's. */
  userId: string;
}

export function QueuePanel({ moderation, userId }: QueuePanelProps) {
  const { filter, setFilter, query, ads, chosen, selection, choose, step, conclude } = moderation;
  const { roles } = useStaffAccount();
  const mayAct = roles.includes('decider') || roles.includes('risk');
  return (
    <Panel
      id="queue"
      title="Ads"
      note={ads && `${countText(ads.length, query.hasNextPage)}${filter.show === 'waiting' ? ', by risk, oldest first' : ''}`}
    >
      {userId !== '' && (
        <p className="border-t border-line px-4 py-2.5 text-13 tablet:px-5">
          Of trader <span className="figure">{userId}</span> only.{' '}
          <a href={p2pFragment('ads')} className="text-brand underline underline-offset-3 hover:no-underline">
            Show all traders
          </a>
        </p>
      )}
      <AdFilters filter={filter} onChange={setFilter} />
      {mayAct && ads && ads.length > 0 && <SelectionBar selection={selection} listed={ads} chosen={chosen} onDone={conclude} />}
      {ads ? (
        <AdQueue
          ads={ads}
          chosen={chosen?.adNo}
          nowMs={query.dataUpdatedAt}
          emptyText={filter.show === 'waiting' ? 'Everything here has been looked at.' : 'No ad fits these filters.'}
          selection={mayAct ? selection : undefined}
          onChoose={choose}
          onStep={step}
          onMore={query.hasNextPage ? () => void query.fetchNextPage() : undefined}
        />
      ) : (
        <Unread error={query.error} onRetry={() => void query.refetch()} />
      )}
    </Panel>
  );
}

function countText(count: number, hasMore: boolean): string {
  return hasMore ? `${count} shown, there are more` : String(count);
}
