import { p2pFragment } from '#desk/p2p-address.ts';
import type { ListedTrader } from '#desk/trader.query.ts';
import { traderState } from '#desk/trader-text.ts';
import { Button } from '#parts/button.tsx';
import { StateTag } from '#parts/state-tag.tsx';
import { useFilters, withFilters } from '#shell/use-screen.ts';

export interface TraderListProps {
  traders: readonly ListedTrader[];
  chosen: string;
  /** Missing on the last page. */
  onMore: (() => void) | undefined;
}

export function TraderList({ traders, chosen, onMore }: TraderListProps) {
  const filters = useFilters().toString();
  if (traders.length === 0)
    return <p className="border-t border-line px-4 py-6 text-13 text-ink-soft tablet:px-5">Nobody in the P2P market fits this.</p>;
  return (
    <>
      <ul aria-label="Traders" className="max-h-[60dvh] divide-y divide-line overflow-y-auto last:rounded-b-large border-t border-line">
        {traders.map((trader) => (
          <li key={trader.userId}>
            <a
              href={withFilters(p2pFragment('traders', trader.userId), filters)}
              aria-current={trader.userId === chosen ? 'true' : undefined}
              className="grid grid-cols-[minmax(0,1fr)] gap-1 px-4 py-2.5 outline-offset-[-2px] hover:bg-sunken aria-[current]:bg-brand-tint tablet:px-5"
            >
              <span className="flex items-center justify-between gap-2">
                <b className="truncate font-semibold">{trader.nickName}</b>
                <StateTag {...traderState(trader)} />
              </span>
              <span className="flex justify-between gap-2 text-12 text-ink-faint">
                <span className="figure">{trader.userId}</span>
                <span>{trader.thirtyDayTrade} orders in 30 d</span>
              </span>
            </a>
          </li>
        ))}
      </ul>
      {onMore && (
        <div className="border-t border-line px-4 py-3 tablet:px-5">
          <Button onClick={onMore}>Show more</Button>
        </div>
      )}
    </>
  );
}
