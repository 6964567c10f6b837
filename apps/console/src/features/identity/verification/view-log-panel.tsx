import { useInfiniteQuery } from '@tanstack/react-query';
import { Button } from '#parts/button.tsx';
import { CardTable, type Column } from '#parts/card-table.tsx';
import { MomentText } from '#parts/moment-text.tsx';
import { Panel } from '#parts/panel.tsx';
import { Skeleton } from '#parts/skeleton.tsx';
import { type View, viewLogQuery } from './view-log.query.ts';

const columns: Column<View>[] = [
  { name: 'Who', cell: ({ staffName }) => staffName },
  { name: 'Opened (UTC)', cell: ({ viewedAt }) => <MomentText at={viewedAt} /> },
  { name: 'User', cell: ({ userId }) => userId },
  { name: 'Case', cell: ({ caseNo }) => caseNo, onCard: 'line' },
];

/** Who looked at whose documents. */
export function ViewLogPanel({ caseNo }: { caseNo: string | undefined }) {
  const { data, isError, hasNextPage, fetchNextPage } = useInfiniteQuery(viewLogQuery(caseNo));
  const views = data?.pages.flatMap((page) => page.views);
  return (
    <Panel id="view-log" title="View log" note={caseNo ? 'of this case' : 'of all cases'}>
      {views ? (
        <CardTable
          caption="Openings of applications"
          columns={columns}
          rows={views}
          keyOf={({ key }) => key}
          emptyText="Nobody has opened it yet."
        />
      ) : (
        <div className="border-t border-line px-5 py-4">
          {isError ? 'The view log is not for you, or could not be read.' : <Skeleton className="h-24" />}
        </div>
      )}
      {hasNextPage && (
        <div className="border-t border-line px-4 py-3 tablet:px-5">
          <Button onClick={() => void fetchNextPage()}>Show older</Button>
        </div>
      )}
    </Panel>
  );
}
