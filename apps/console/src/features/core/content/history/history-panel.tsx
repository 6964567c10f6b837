import type { ContentKind } from '@peerbourse/contract/core/content/kind.shape';
import type { OpenedItem } from '../items/open-item.query.ts';
import { PublicationTable } from './publication-table.tsx';
import { VersionComparison } from './version-comparison.tsx';
import { VersionTable } from './version-table.tsx';

export interface HistoryPanelProps {
  kind: ContentKind;
  item: OpenedItem;
  mayWrite: boolean;
  onShow: (version: number) => void;
}

export function HistoryPanel({ kind, item, mayWrite, onShow }: HistoryPanelProps) {
  return (
    <div className="grid gap-6">
      <Part title="Versions" note="each is kept as it was written">
        <VersionTable item={item} mayWrite={mayWrite} onShow={onShow} />
      </Part>
      <Part title="Decisions" note="the newest that has begun holds">
        <PublicationTable item={item} />
      </Part>
      {item.versions.length > 1 && (
        <Part title="Differences" note="between two versions">
          <VersionComparison kind={kind} item={item} />
        </Part>
      )}
    </div>
  );
}

function Part({ title, note, children }: { title: string; note: string; children: React.ReactNode }) {
  return (
    <section aria-label={title} className="overflow-hidden rounded-medium border border-line">
      <h3 className="px-4 py-2.5 text-14 font-semibold tablet:px-5">
        {title} <span className="ms-1 text-13 font-normal text-ink-faint">{note}</span>
      </h3>
      {children}
    </section>
  );
}
