import type { ContentKind } from '@peerbourse/contract/core/content/kind.shape';
import { type Cell, cellsOf, isCellSame, withCellOf } from './cells.ts';
import type { Draft } from './draft.form.ts';

export interface MergedDraft {
  draft: Draft;
  /** What both have changed, and not to the same; mine is kept there. */
  contested: Cell[];
}

/** My changes on top of what somebody else has made of the same version meanwhile. */
export function mergedDraft(kind: ContentKind, base: Draft, mine: Draft, theirs: Draft): MergedDraft {
  const changed = cellsOf(kind).filter((cell) => !isCellSame(base, mine, cell));
  return {
    draft: changed.reduce((draft, cell) => withCellOf(draft, mine, cell), theirs),
    contested: changed.filter((cell) => !isCellSame(base, theirs, cell) && !isCellSame(mine, theirs, cell)),
  };
}
