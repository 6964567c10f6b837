import type { StaffRole } from '@peerbourse/contract/call';
import { auditList } from '@peerbourse/contract/core/audit/audit-list';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Button } from '#parts/button.tsx';
import { CardTable, type Column } from '#parts/card-table.tsx';
import { LongText } from '#parts/long-text.tsx';
import { MomentText } from '#parts/moment-text.tsx';
import { Notice } from '#parts/notice.tsx';
import { Panel } from '#parts/panel.tsx';
import { Skeleton } from '#parts/skeleton.tsx';
import { useStaffAccount } from '#session/staff-session.ts';
import { setFilters, useFilters } from '#shell/use-screen.ts';
import { AuditFilters } from './audit-filters.tsx';
import { type AuditEntry, type AuditFilter, auditListQuery } from './audit-list.query.ts';
import { EntryDetails } from './entry-details.tsx';
import { ExportButton } from './export-button.tsx';
import { subjectAddress } from './subject-address.ts';

export function AuditPanel() {
  const { roles } = useStaffAccount();
  const filter = filterOf(useFilters());
  const { data, isError, error, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(auditListQuery(filter));
  const entries = data?.pages.flatMap((page) => page.entries);
  return (
    <Panel id="entries" title="Entries" note="newest first">
      <AuditFilters filter={filter} onChange={setFilter} />
      <ExportButton filter={filter} />
      {isError && (
        <div className="px-4 pb-3 tablet:px-5">
          <Notice tone="bad">{error.message}</Notice>
        </div>
      )}
      {entries ? (
        <CardTable
          caption="Entries of the audit log"
          columns={columns(roles)}
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

function columns(roles: readonly StaffRole[]): Column<AuditEntry>[] {
  return [
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
    { name: 'Subject', cell: ({ act, subject }) => <Subject subject={subject} address={subjectAddress(act, subject, roles)} /> },
    { name: 'Details', cell: ({ details }) => <EntryDetails details={details} />, onCard: 'line' },
    { name: 'Address', cell: ({ address }) => address },
  ];
}

function Subject({ subject, address }: { subject: string; address: string | undefined }) {
  if (address === undefined) return <LongText text={subject} />;
  return (
    <a href={address} className="break-all text-brand underline underline-offset-3 hover:no-underline">
      {subject}
    </a>
  );
}

const names = ['actor', 'act', 'subject', 'from', 'to'] as const;

/** The filters as they stand in the address, as far as the call takes them. */
function filterOf(filters: URLSearchParams): AuditFilter {
  const given = Object.fromEntries(names.flatMap((name) => (filters.has(name) ? [[name, filters.get(name)]] : [])));
  const read = auditList.input.safeParse(given);
  return read.success ? read.data : {};
}

function setFilter(filter: AuditFilter): void {
  setFilters(Object.fromEntries(names.map((name) => [name, filter[name] ?? ''])));
}
