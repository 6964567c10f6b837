import type { ContentKind } from '@peerbourse/contract/core/content/kind.shape';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Field } from '#parts/field.tsx';
import { Notice } from '#parts/notice.tsx';
import { Skeleton } from '#parts/skeleton.tsx';
import { draftOf } from '../draft/draft.form.ts';
import { itemVersionQuery, type OpenedItem } from '../items/open-item.query.ts';
import { DifferenceList } from './difference-list.tsx';

/** Begins with what is live, or was before, against the newest. */
export function VersionComparison({ kind, item }: { kind: ContentKind; item: OpenedItem }) {
  const { newestVersion, liveVersion } = item;
  const isLiveOlder = liveVersion !== null && liveVersion < newestVersion;
  const [chosen, setChosen] = useState<{ before?: number; after?: number }>({});
  const before = chosen.before ?? (isLiveOlder ? liveVersion : newestVersion - 1);
  const after = chosen.after ?? newestVersion;
  const older = useQuery(itemVersionQuery(kind, item.name, before));
  const newer = useQuery(itemVersionQuery(kind, item.name, after));
  const versions = item.versions.map(({ version }) => version).toSorted((one, other) => other - one);
  return (
    <div className="grid gap-4 border-t border-line p-4 tablet:px-5">
      <div className="grid grid-cols-2 gap-3 tablet:max-w-100">
        <VersionChoice label="From" versions={versions} value={before} onChange={(version) => setChosen({ ...chosen, before: version })} />
        <VersionChoice label="To" versions={versions} value={after} onChange={(version) => setChosen({ ...chosen, after: version })} />
      </div>
      {older.isError || newer.isError ? (
        <Notice tone="bad">One of these versions could not be read.</Notice>
      ) : older.data && newer.data ? (
        <DifferenceList kind={kind} before={draftOf(kind, older.data)} after={draftOf(kind, newer.data)} />
      ) : (
        <Skeleton className="h-24" />
      )}
    </div>
  );
}

interface VersionChoiceProps {
  label: string;
  versions: readonly number[];
  value: number;
  onChange: (version: number) => void;
}

function VersionChoice({ label, versions, value, onChange }: VersionChoiceProps) {
  return (
    <Field
      label={label}
      control={(wiring) => (
        <select {...wiring} value={value} onChange={(event) => onChange(Number(event.target.value))}>
          {versions.map((version) => (
            <option key={version} value={version}>
              Version {version}
            </option>
          ))}
        </select>
      )}
    />
  );
}
