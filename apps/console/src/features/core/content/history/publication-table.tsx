import type { Publication } from '@peerbourse/contract/core/content/item.shape';
import { CardTable, type Column } from '#parts/card-table.tsx';
import { MomentText } from '#parts/moment-text.tsx';
import type { OpenedItem } from '../items/open-item.query.ts';

export function PublicationTable({ item }: { item: OpenedItem }) {
  return (
    <CardTable
      caption="Decisions which version is shown when, the newest first"
      columns={columns}
      rows={item.publications}
      keyOf={({ writtenAt, startsAt, version }) => `${writtenAt} ${startsAt} ${version}`}
      emptyText="It was never published."
    />
  );
}

const columns: Column<Publication>[] = [
  { name: 'Shows', cell: ({ version }) => (version === null ? 'Withdrawn' : `Version ${version}`) },
  { name: 'From (UTC)', cell: ({ startsAt }) => <MomentText at={startsAt} /> },
  { name: 'Until (UTC)', cell: ({ version, endsAt }) => (endsAt ? <MomentText at={endsAt} /> : version === null ? '' : 'for good') },
  { name: 'Decided by', cell: ({ author }) => author },
  { name: 'Decided (UTC)', cell: ({ writtenAt }) => <MomentText at={writtenAt} /> },
];
