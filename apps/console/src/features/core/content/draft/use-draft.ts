import type { ContentKind } from '@peerbourse/contract/core/content/kind.shape';
import { useState } from 'react';
import { useStaffAccount } from '#session/staff-session.ts';
import { type Draft, draftOf, isSame } from './draft.form.ts';
import { type DraftOn, readSavedDraft, type SavedDraft, saveDraft } from './saved-draft.ts';

export interface DraftState {
  draft: Draft;
  /** The version that it began from; 0 for an item that does not exist. */
  basedOn: number;
  isChanged: boolean;
  /** A draft that was put aside for a newer version. */
  aside: DraftOn | undefined;
  change: (draft: Draft) => void;
  /** Goes on from another version. */
  rebase: (draft: Draft, basedOn: number) => void;
  /** Shows the newest version; the draft can be brought back. */
  putAside: () => void;
  bringBack: () => void;
  dropAside: () => void;
  /** Forgets what was changed: it is saved, or not wanted. */
  drop: () => void;
}

/** What is being written, kept across reloads until it is saved. Without changes it is the newest version. */
export function useDraft(kind: ContentKind, name: string, newest: DraftSource | undefined): DraftState {
  const { staffId } = useStaffAccount();
  const place = { staffId, kind, name };
  const [saved, setSaved] = useState(() => readSavedDraft(place));
  const { current, aside } = saved;
  const newestDraft = draftOf(kind, newest);
  const basedOn = current?.basedOn ?? newest?.version ?? 0;

  function keep(next: SavedDraft) {
    saveDraft(place, next);
    setSaved(next);
  }

  function change(draft: Draft) {
    const isUnchanged = basedOn === (newest?.version ?? 0) && isSame(kind, draft, newestDraft);
    keep({ aside, ...(isUnchanged ? {} : { current: { ...draft, basedOn } }) });
  }

  return {
    draft: current ?? newestDraft,
    basedOn,
    isChanged: current !== undefined,
    aside,
    change,
    rebase: (draft, version) => keep({ aside, current: { ...draft, basedOn: version } }),
    putAside: () => keep({ aside: current }),
    bringBack: () => keep({ current: aside, aside: current }),
    dropAside: () => keep({ current }),
    drop: () => keep({ aside }),
  };
}

export interface DraftSource extends Draft {
  version: number;
}
