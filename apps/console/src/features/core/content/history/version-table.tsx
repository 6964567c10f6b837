import { Button } from '#parts/button.tsx';
import { CardTable, type Column } from '#parts/card-table.tsx';
import { MomentText } from '#parts/moment-text.tsx';
import { StateTag } from '#parts/state-tag.tsx';
import type { OpenedItem } from '../items/open-item.query.ts';

type Version = OpenedItem['versions'][number];

export interface VersionTableProps {
  item: OpenedItem;
  mayWrite: boolean;
  onShow: (version: number) => void;
}

export function VersionTable({ item, mayWrite, onShow }: VersionTableProps) {
  const columns: Column<Version>[] = [
    { name: 'Version', cell: ({ version }) => version },
    { name: 'Author', cell: ({ author }) => author },
    { name: 'Written (UTC)', cell: ({ writtenAt }) => <MomentText at={writtenAt} /> },
    { name: 'Now', cell: ({ version }) => <VersionState item={item} version={version} /> },
  ];
  const shown = new Set(item.publications.map(({ version }) => version));
  return (
    <CardTable
      caption="Versions, the newest first"
      columns={mayWrite ? [...columns, showColumn(item.liveVersion, shown, onShow)] : columns}
      rows={item.versions.toSorted((one, other) => other.version - one.version)}
      keyOf={({ version }) => String(version)}
      emptyText="Nothing was written yet."
    />
  );
}

function VersionState({ item: { liveVersion, nextVersion }, version }: { item: OpenedItem; version: number }) {
  if (version === liveVersion) return <StateTag tone="good" label="Live" />;
  return version === nextVersion ? <StateTag tone="watch" label="Scheduled" /> : null;
}

function showColumn(live: number | null, shown: ReadonlySet<number | null>, onShow: (version: number) => void): Column<Version> {
  return {
    name: 'Action',
    onCard: 'corner',
    isAtEnd: true,
    className: 'tablet:py-1!',
    cell: ({ version }) =>
      version !== live && (
        <Button onClick={() => onShow(version)}>
          {shown.has(version) ? 'Show this version again' : 'Publish'}
          <span className="sr-only"> (version {version})</span>
        </Button>
      ),
  };
}
