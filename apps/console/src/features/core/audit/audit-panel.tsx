import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '#parts/button.tsx';
import { CardTable, type Column } from '#parts/card-table.tsx';
import { LongText } from '#parts/long-text.tsx';
import { MomentText } from '#parts/moment-text.tsx';
import { Notice } from '#parts/notice.tsx';
import { Panel } from '#parts/panel.tsx';
import { Skeleton } from '#parts/skeleton.tsx';
import { AuditFilters } from './audit-filters.tsx';
import { type AuditEntry, type AuditFilter, auditListQuery } from './audit-list.query.ts';

export function AuditPanel() {
  const [filter, setFilter] = useState<AuditFilter>({});
  const { data, isError, error, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(auditListQuery(filter));
  const entries = data?.pages.flatMap((page) => page.entries);
  return (
    <Panel id="entries" title="Entries" note="newest first">
      <AuditFilters onChange={setFilter} />
      {isError && (
        <div className="px-4 pb-3 tablet:px-5">
          <Notice tone="bad">{error.message}</Notice>
        </div>
      )}
      {entries ? (
        <CardTable
          caption="Entries of the audit log"
          columns={columns}
          rows={entries}
          keyOf={({ entryNo }) => entryNo}
          emptyText="Nothing was written that fits."
        />
      ) : (
        <Skeleton className="m-4 h-60" />
      )}
      {hasNextPage && (
        <div className="border-t border-line p-4">
          <Button isBusy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            Show older entries
          </Button>
        </div>
      )}
    </Panel>
  );
}

const columns: Column<AuditEntry>[] = [
  { name: 'Act', cell: ({ act }) => act },
  { name: 'When (UTC)', cell: ({ at }) => <MomentText at={at} /> },
  {
    name: 'Actor',
    cell: ({ actor, actorKind }) => (
      <>
        {actor || 'nobody known'} <span className="text-ink-faint">{actorKind}</span>
      </>
    ),
  },
  { name: 'Subject', cell: ({ subject }) => <LongText text={subject} /> },
  { name: 'Details', cell: ({ details }) => <LongText text={detailText(details)} />, onCard: 'line' },
  { name: 'Address', cell: ({ address }) => address },
];

function detailText(details: Record<string, unknown>): string {
  return Object.entries(details)
    .map(([name, value]) => `${name}: ${typeof value === 'string' ? value : JSON.stringify(value)}`)
    .join(', ');
}
