import type { Watched } from '@peerbourse/contract/markets/spot/desk/surveillance';
import { useQuery } from '@tanstack/react-query';
import { CustomerLink } from '#desk/customers/customer-links.tsx';
import { Unread } from '#desk/unread.tsx';
import { ageText } from '#parts/age-text.ts';
import { CardTable, type Column } from '#parts/card-table.tsx';
import { MomentText } from '#parts/moment-text.tsx';
import { Panel } from '#parts/panel.tsx';
import { surveillanceQuery } from './watching.query.ts';

/** Accounts whose orders somebody should look at. */
export function SurveillancePanel() {
  const { data, error, refetch } = useQuery(surveillanceQuery);
  return (
    <Panel
      id="spot-surveillance"
      title="Surveillance"
      note={
        data && (
          <>
            Orders placed since <MomentText at={data.since} />
          </>
        )
      }
    >
      {data ? (
        <>
          <p className="px-4 pb-3 text-13 text-ink-soft tablet:px-5">
            These are hints, not verdicts. A program that moves its prices cancels a lot, too: look at the orders and at the customer before
            you do anything.
          </p>
          <CardTable
            caption="Accounts with many orders, those first that cancel many soon and unfilled"
            columns={columns}
            rows={data.layering}
            keyOf={keyOf}
            emptyText="Nobody has placed 20 orders or more in one market."
          />
          <h3 className="border-t border-line px-4 py-3 text-14 font-semibold tablet:px-5">Prevented trades with oneself</h3>
          <CardTable
            caption="Accounts whose orders would have met orders of the same person"
            columns={columns}
            rows={data.selfTrades}
            keyOf={keyOf}
            emptyText="No order would have met one of the same person."
          />
        </>
      ) : (
        <Unread error={error} onRetry={() => void refetch()} className="h-48" />
      )}
    </Panel>
  );
}

const keyOf = ({ symbol, userId }: Watched) => `${symbol} ${userId}`;

const columns: Column<Watched>[] = [
  {
    name: 'Account',
    cell: ({ userId }) => (
      <span className="inline-grid gap-0.5">
        {userId}
        <CustomerLink userId={userId} reason="risk-review" />
      </span>
    ),
  },
  { name: 'Market', cell: ({ symbol }) => symbol },
  { name: 'Placed', cell: ({ placed }) => placed.toLocaleString('en'), isAtEnd: true },
  {
    name: 'Cancelled unfilled',
    cell: ({ cancelled, cancelledPercent }) => `${cancelled.toLocaleString('en')}, ${cancelledPercent} %`,
    isAtEnd: true,
  },
  { name: 'Half of them within', cell: ({ medianSeconds }) => lifeText(medianSeconds), isAtEnd: true },
  { name: 'Filled', cell: ({ filled }) => filled.toLocaleString('en'), isAtEnd: true },
  { name: 'Self-trades prevented', cell: ({ selfTrades }) => selfTrades.toLocaleString('en'), isAtEnd: true },
];

/** Orders of programs live for less than a second. */
function lifeText(seconds: number | null): string {
  if (seconds === null) return 'none';
  return seconds < 10 ? `${seconds} s` : ageText(seconds);
}
