import type { ContentKind } from '@peerbourse/contract/core/content/kind.shape';
import { utcDateTime } from '@peerbourse/rules/utc-time';
import { useQuery } from '@tanstack/react-query';
import { Button } from '#parts/button.tsx';
import { Notice } from '#parts/notice.tsx';
import { cellLabel } from '../draft/cells.ts';
import { draftOf } from '../draft/draft.form.ts';
import { mergedDraft } from '../draft/merged-draft.ts';
import type { DraftState } from '../draft/use-draft.ts';
import { DifferenceList } from '../history/difference-list.tsx';
import { itemVersionQuery, type OpenedItem } from '../items/open-item.query.ts';

export interface ChangedMeanwhileProps {
  kind: ContentKind;
  item: OpenedItem;
  state: DraftState;
}

/** Somebody was faster: the editor adds his changes to what they wrote, or looks at it first. The draft is never lost. */
export function ChangedMeanwhile({ kind, item, state: { draft, basedOn, rebase, putAside } }: ChangedMeanwhileProps) {
  const { data: base } = useQuery({ ...itemVersionQuery(kind, item.name, Math.max(basedOn, 1)), enabled: basedOn > 0 });
  const theirs = draftOf(kind, item.shown);
  const merged = base || basedOn === 0 ? mergedDraft(kind, draftOf(kind, base), draft, theirs) : undefined;
  const { version, author, writtenAt } = item.shown;
  return (
    <Notice tone="watch">
      <p className="font-semibold">
        {author} wrote version {version} while you were editing, {utcDateTime(writtenAt)} UTC. Your draft is kept.
      </p>
      {merged && merged.contested.length > 0 && (
        <p className="mt-1">Both of you changed: {merged.contested.map(cellLabel).join(', ')}. There your words would stay.</p>
      )}
      <details className="mt-2">
        <summary className="cursor-pointer rounded-small">How your draft differs from version {version}</summary>
        <div className="mt-2 rounded-medium bg-canvas p-3">
          <DifferenceList kind={kind} before={theirs} after={draft} />
        </div>
      </details>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button kind="primary" isBusy={!merged} onClick={() => merged && rebase(merged.draft, version)}>
          Add my changes to version {version}
        </Button>
        <Button onClick={putAside}>Open version {version}, keep my draft aside</Button>
      </div>
    </Notice>
  );
}
