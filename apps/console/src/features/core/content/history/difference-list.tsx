import type { ContentKind } from '@peerbourse/contract/core/content/kind.shape';
import { localeOf } from '@peerbourse/contract/locales';
import { DiffText } from '#parts/diff-text.tsx';
import { cellLabel, cellsOf, cellText, isCellSame } from '../draft/cells.ts';
import type { Draft } from '../draft/draft.form.ts';

export interface DifferenceListProps {
  kind: ContentKind;
  before: Draft;
  after: Draft;
}

/** What differs, field by field and language by language, as lines with a sign each. */
export function DifferenceList({ kind, before, after }: DifferenceListProps) {
  const changed = cellsOf(kind).filter((cell) => !isCellSame(before, after, cell));
  if (changed.length === 0) return <p className="text-13 text-ink-soft">They are the same.</p>;
  return (
    <dl className="grid gap-3">
      {changed.map((cell) => (
        <div key={cellLabel(cell)}>
          <dt className="mb-1 text-13 font-semibold">{cellLabel(cell)}</dt>
          <dd lang={cell.locale && localeOf(cell.locale).htmlLang} dir={cell.locale && localeOf(cell.locale).direction}>
            <DiffText before={cellText(before, cell)} after={cellText(after, cell)} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
