import { useInfiniteQuery } from '@tanstack/react-query';
import { p2pFragment } from '#desk/p2p-address.ts';
import { stepThrough } from '#desk/step-through.ts';
import { type TraderFilter, traderListQuery } from '#desk/trader.query.ts';
import { Unread } from '#desk/unread.tsx';
import { useDeskKeys } from '#desk/use-desk-keys.ts';
import { Panel } from '#parts/panel.tsx';
import { goWithin, setFilters, useFilters } from '#shell/use-screen.ts';
import { FindTraders, findTradersId } from './find-traders.tsx';
import { OpenedTrader } from './opened-trader.tsx';
import { traderKeys } from './trader-keys.ts';
import { TraderList } from './trader-list.tsx';

/** Who is in the market on one side, the chosen trader in the middle, what can be done on the other side. */
export function TraderDesk({ userId }: { userId: string }) {
  const filter = filterOf(useFilters());
  const query = useInfiniteQuery(traderListQuery(filter));
  const traders = query.data?.pages.flatMap((page) => page.traders);

  useDeskKeys(traderKeys, true, (act) => {
    if (act === 'find') document.getElementById(findTradersId)?.focus();
    else
      open(
        stepThrough(
          (traders ?? []).map((trader) => trader.userId),
          userId,
          act === 'next' ? 1 : -1,
        ),
      );
  });

  return (
    <div className="grid items-start gap-4 min-[1040px]:grid-cols-[19rem_minmax(0,1fr)] min-[1640px]:grid-cols-[21rem_minmax(0,1fr)_18rem]">
      <Panel id="traders" title="Traders" note={traders && countText(traders.length, query.hasNextPage)}>
        <FindTraders filter={filter} onChange={setFilter} />
        {traders ? (
          <TraderList traders={traders} chosen={userId} onMore={query.hasNextPage ? () => void query.fetchNextPage() : undefined} />
        ) : (
          <Unread error={query.error} onRetry={() => void query.refetch()} />
        )}
      </Panel>
      {userId === '' ? (
        <p className="rounded-large border border-dashed border-line-strong px-5 py-12 text-center text-14 text-ink-soft">
          Choose a trader, or press <kbd className="font-mono">/</kbd> to find one by name or user id.
        </p>
      ) : (
        <OpenedTrader key={userId} userId={userId} />
      )}
    </div>
  );
}

function open(userId: string | undefined): void {
  if (userId !== undefined) goWithin(p2pFragment('traders', userId));
}

/** The filters as they stand in the address. */
function filterOf(filters: URLSearchParams): TraderFilter {
  const query = filters.get('query');
  return { ...(query ? { query } : {}), ...choiceOf(filters, 'isRestricted'), ...choiceOf(filters, 'mayPublish') };
}

function choiceOf(filters: URLSearchParams, name: 'isRestricted' | 'mayPublish'): TraderFilter {
  const choice = filters.get(name);
  return choice === 'yes' || choice === 'no' ? { [name]: choice === 'yes' } : {};
}

function setFilter({ query = '', isRestricted, mayPublish }: TraderFilter): void {
  const written = (choice: boolean | undefined) => (choice === undefined ? '' : choice ? 'yes' : 'no');
  setFilters({ query, isRestricted: written(isRestricted), mayPublish: written(mayPublish) });
}

function countText(count: number, hasMore: boolean): string {
  return hasMore ? `${count} shown, there are more` : String(count);
}
