import { type Profile, reasonText, type ViewReason, viewText } from '#desk/customers/customer-text.ts';
import { CardTable, type Column } from '#parts/card-table.tsx';
import { MomentText } from '#parts/moment-text.tsx';
import { Panel } from '#parts/panel.tsx';

type View = Profile['views'][number];

export function ViewTable({ views }: { views: readonly View[] }) {
  return (
    <Panel id="views" title="Who has looked" note="the last 20 looks">
      <CardTable
        caption="Who has looked at this profile"
        columns={columns}
        rows={views}
        keyOf={({ at, staffName, kind }) => `${at} ${staffName} ${kind}`}
        emptyText="Nobody has looked."
      />
    </Panel>
  );
}

const columns: Column<View>[] = [
  { name: 'Member', cell: ({ staffName }) => staffName },
  { name: 'Look', cell: ({ kind }) => viewText[kind] },
  { name: 'When (UTC)', cell: ({ at }) => <MomentText at={at} /> },
  { name: 'Reason', cell: ({ reason }) => reasonText[reason as ViewReason] ?? reason, onCard: 'line' },
];
