import { writeVersion } from '@peerbourse/contract/core/content/desk/write-version';
import type { ContentKind } from '@peerbourse/contract/core/content/kind.shape';
import { useState } from 'react';
import { type Progress, useSubmission } from '#api/use-submission.ts';
import { writtenOf } from '../draft/draft.form.ts';
import { type DraftProblem, draftProblems } from '../draft/draft-problems.ts';
import type { DraftState } from '../draft/use-draft.ts';

export interface SaveOptions {
  kind: ContentKind;
  name: string;
  state: DraftState;
  /** The newest version that is known; 0 when there is none. */
  newest: number;
  mayWrite: boolean;
  /** Reads the item again. */
  onSaved: () => Promise<void>;
}

export interface Saved {
  version: number;
  dropped: readonly string[];
}

export interface Save {
  progress: Progress<typeof writeVersion>;
  /** What was wrong at the last attempt and still is. */
  problems: readonly DraftProblem[];
  saved: Saved | undefined;
  isHeld: boolean;
  /** Somebody else has written a newer version than the draft began from. */
  isOvertaken: boolean;
  save: () => Promise<void>;
  saveAgain: () => Promise<void>;
  reset: () => void;
}

/** Writes the draft as a new version, on top of the one that it began from. */
export function useSave({ kind, name, state, newest, mayWrite, onSaved }: SaveOptions): Save {
  const [isTried, setIsTried] = useState(false);
  const [saved, setSaved] = useState<Saved>();
  const { progress, send, sendAgain, reset } = useSubmission(writeVersion);
  const isHeld = progress.state === 'sending' || progress.state === 'unanswered';
  const isOvertaken = !isHeld && state.isChanged && newest > state.basedOn;
  const problems = draftProblems(kind, state.draft);

  async function conclude(next: Progress<typeof writeVersion>) {
    if (next.state !== 'done' && next.state !== 'refused') return;
    await onSaved();
    if (next.state !== 'done') return;
    state.drop();
    setIsTried(false);
    setSaved(next.output);
  }

  async function save() {
    if (!mayWrite || isHeld || isOvertaken || !state.isChanged) return;
    setSaved(undefined);
    setIsTried(true);
    if (problems.length === 0) await conclude(await send({ kind, name, basedOn: state.basedOn, ...writtenOf(kind, state.draft) }));
  }

  return {
    progress,
    problems: isTried ? problems : [],
    saved,
    isHeld,
    isOvertaken,
    save,
    saveAgain: async () => conclude(await sendAgain()),
    reset: () => {
      reset();
      setSaved(undefined);
    },
  };
}
