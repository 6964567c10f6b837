import type { HistoryEntry } from '@peerbourse/contract/money/assets/asset.shape';
import { Skeleton } from '@peerbourse/ui/feedback/skeleton';
import { useText } from '#base/i18n/texts.tsx';
import { Link } from '#base/links/link.tsx';
import { Moment } from '#parts/moment.tsx';
import { Panel } from '#parts/panel.tsx';
import { QueryBoundary } from '#parts/query-boundary.tsx';
import { assetHistoryQuery } from '#queries/assets/asset-history.query.ts';
import { useKindName } from '../asset-text.ts';
import { EntryArrow, SignedAmount } from '../history/entry-parts.tsx';

/** The newest page of the history; this panel shows its beginning. */
export const newestEntriesQuery = assetHistoryQuery({});

const shownEntries = 6;

/** What came and went last, with the way to all of it. */
export function RecentPanel() {
  const t = useText('assets');
  return (
    <Panel
      title={t('recent')}
      aside={
        <Link to="/assets/history" className="quiet-link text-13">
          {t('recent_all')}
        </Link>
      }
    >
      <QueryBoundary query={newestEntriesQuery} fallback={<Skeleton shape="block" className="h-72" />}>
        {({ entries }) => <Entries entries={entries.slice(0, shownEntries)} />}
      </QueryBoundary>
    </Panel>
  );
}

function Entries({ entries }: { entries: readonly HistoryEntry[] }) {
  const t = useText('assets');
  const nameOf = useKindName();
  if (entries.length === 0) return <p className="text-13 text-ink-soft">{t('history_none')}</p>;
  return (
    <ul className="divide-y divide-line">
      {entries.map(({ entryId, kind, amount, coin, at }) => (
        <li key={entryId} className="flex items-center gap-3 py-2 text-13">
          <EntryArrow amount={amount} />
          <span className="flex min-w-0 flex-1 flex-wrap items-baseline justify-between gap-x-3">
            <span className="font-semibold">{nameOf(kind)}</span>
            <SignedAmount amount={amount} coin={coin} />
            <span className="basis-full text-12 text-ink-soft">
              <Moment at={at} />
            </span>
          </span>
        </li>
      ))}
    </ul>
  );
}
