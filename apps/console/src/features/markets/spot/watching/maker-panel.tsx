import { useQuery } from '@tanstack/react-query';
import { CustomerLink } from '#desk/customers/customer-links.tsx';
import { Unread } from '#desk/unread.tsx';
import { CardTable, type Column } from '#parts/card-table.tsx';
import { MomentText } from '#parts/moment-text.tsx';
import { Panel } from '#parts/panel.tsx';
import { StateTag } from '#parts/state-tag.tsx';
import { wholeAmount } from '../whole-amount.ts';
import { type MakerSet, marketMakersQuery } from './watching.query.ts';

/** Who keeps quote sets, and how good they are. */
export function MakerPanel() {
  const { data: sets, error, refetch } = useQuery(marketMakersQuery);
  return (
    <Panel id="spot-makers" title="Makers" note={sets && `${sets.length} quote sets`}>
      {sets ? (
        <CardTable
          caption="Quote sets of makers"
          columns={columns}
          rows={sets}
          keyOf={({ symbol, userId }) => `${symbol} ${userId}`}
          emptyText="Nobody keeps quotes. Two members admit a maker: the setting spot.makers has the numbers of those who may."
        />
      ) : (
        <Unread error={error} onRetry={() => void refetch()} className="h-24" />
      )}
    </Panel>
  );
}

const columns: Column<MakerSet>[] = [
  {
    name: 'Maker',
    cell: ({ userId }) => (
      <span className="inline-grid gap-0.5">
        {userId}
        <CustomerLink userId={userId} reason="risk-review" />
      </span>
    ),
  },
  { name: 'State', cell: (set) => <QuoteState set={set} />, onCard: 'corner' },
  { name: 'Market', cell: ({ base, quote }) => `${base} / ${quote}` },
  {
    name: 'Reserve',
    cell: ({ reservedBase, reservedQuote, base, quote }) => (
      <>
        <span className="block">{`${reservedBase} ${base}`}</span>
        <span className="block">{`${reservedQuote} ${quote}`}</span>
      </>
    ),
    isAtEnd: true,
    onCard: 'half',
  },
  { name: 'Levels', cell: ({ bids, asks }) => `${bids} bids, ${asks} asks`, isAtEnd: true },
  { name: 'Bid / ask', cell: ({ bid, ask }) => `${bid ?? 'none'} / ${ask ?? 'none'}`, isAtEnd: true, onCard: 'half' },
  { name: 'Spread', cell: ({ spreadPercent }) => (spreadPercent === null ? 'none' : `${spreadPercent} %`), isAtEnd: true },
  {
    name: 'Within 1 %',
    cell: ({ bidsNear, asksNear, quote }) =>
      bidsNear === null || asksNear === null ? 'none' : `${wholeAmount(bidsNear)} / ${wholeAmount(asksNear)} ${quote}`,
    isAtEnd: true,
    onCard: 'line',
  },
];

function QuoteState({ set: { isAdmitted, pausedUntil, outcome, bids, asks } }: { set: MakerSet }) {
  if (pausedUntil !== null) {
    return (
      <span className="inline-grid gap-1">
        <StateTag tone="watch" label="Paused" />
        <span className="text-12 text-ink-soft">
          until <MomentText at={pausedUntil} />
        </span>
      </span>
    );
  }
  if (!isAdmitted) return <StateTag tone="watch" label="No maker any more" />;
  if (outcome !== null && outcome !== 'accepted') return <StateTag tone="bad" label={`Refused: ${outcome.replaceAll('-', ' ')}`} />;
  return bids + asks > 0 ? <StateTag tone="good" label="Quoting" /> : <StateTag tone="quiet" label="No quotes" />;
}
