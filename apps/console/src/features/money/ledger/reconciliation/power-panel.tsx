import { useQuery } from '@tanstack/react-query';
import { CardTable, type Column } from '#parts/card-table.tsx';
import { Panel } from '#parts/panel.tsx';
import { purposeText } from '../ledger-text.ts';
import { type Power, powerListQuery } from './power-list.query.ts';

/** Which role of the database may move coins, and where to. What is not here is refused by the database itself. */
export function PowerPanel() {
  const { data } = useQuery(powerListQuery);
  if (!data) return null;
  return (
    <Panel id="powers" title="Who may move what" note="every way that coins can take; the database refuses all others">
      <CardTable
        caption="Powers of the roles of the database"
        columns={columns}
        rows={data.powers}
        keyOf={({ role, kind }) => `${role} ${kind}`}
        emptyText="Nobody may move anything."
      />
    </Panel>
  );
}

const columns: Column<Power>[] = [
  { name: 'Role', cell: ({ role }) => (role === 'owner' ? 'owner of the tables' : role) },
  { name: 'Kind of journal', cell: ({ kind }) => <code className="font-mono text-13">{kind}</code> },
  {
    name: 'From and to',
    onCard: 'line',
    cell: ({ ways }) => (
      <ul className="grid gap-1">
        {ways.map((way) => (
          <li key={`${way.from} ${way.to} ${way.receiver}`}>
            {purposeText(way.from)} → {purposeText(way.to)}, {receiverText[way.receiver]}
          </li>
        ))}
      </ul>
    ),
  },
];

const receiverText: Record<Power['ways'][number]['receiver'], string> = {
  owner: 'of the same owner',
  house: 'of the house',
  named: 'of one whom the hold named',
  anybody: 'of anybody',
};
