import type { Call, CallInput, CallOutput } from '@peerbourse/contract/call';
import { type FormEvent, useState } from 'react';
import { type Progress, useSubmission } from './use-submission.ts';

/** What is typed and not sent yet, with the version that it lies on. */
export interface SavedDraft<Base, Draft> {
  base: Base;
  draft: Draft;
}

export interface DraftEditOptions<C extends Call, Base extends { version: number } | undefined, Draft extends object> {
  call: C;
  /** The newest known version; nothing for what is new. */
  newest: Base;
  saved: SavedDraft<Base, Draft> | undefined;
  /** A version as it is typed. */
  draftOf: (base: Base) => Draft;
  /** Nothing is wrong with the draft, and it changes something. */
  isReady: (base: Base, draft: Draft) => boolean;
  inputOf: (base: Base, draft: Draft) => CallInput<C>;
  onKeep: (saved: SavedDraft<Base, Draft> | undefined) => void;
  onWritten: (output: CallOutput<C>) => void;
  onRefused: () => void;
}

/** Something with versions is written on top of the one that the writer saw, never over what somebody else wrote meanwhile. */
export function useDraftEdit<C extends Call, Base extends { version: number } | undefined, Draft extends object>({
  call,
  newest,
  saved,
  draftOf,
  isReady,
  inputOf,
  onKeep,
  onWritten,
  onRefused,
}: DraftEditOptions<C, Base, Draft>) {
  const [isChecked, setIsChecked] = useState(false);
  const { progress, send, sendAgain, reset } = useSubmission(call);
  const base = saved ? saved.base : newest;
  const draft = saved?.draft ?? draftOf(newest);
  const isHeld = progress.state === 'sending' || progress.state === 'unanswered';
  const isOvertaken = !isHeld && newest !== undefined && base !== undefined && newest.version > base.version;

  function conclude(next: Progress<C>) {
    if (next.state === 'done') {
      setIsChecked(false);
      onWritten(next.output);
    }
    if (next.state === 'refused') onRefused();
  }

  async function save(event: FormEvent) {
    event.preventDefault();
    setIsChecked(true);
    if (isHeld || isOvertaken || !isReady(base, draft)) return;
    conclude(await send(inputOf(base, draft)));
  }

  function change(part: Partial<Draft>) {
    if (progress.state === 'refused') reset();
    onKeep({ base, draft: { ...draft, ...part } });
  }

  /** The draft goes, or is laid on the version that somebody else wrote. */
  function settle(input: 'drop' | 'keep') {
    reset();
    setIsChecked(false);
    onKeep(input === 'keep' ? { base: newest, draft } : undefined);
  }

  return {
    base,
    newest,
    draft,
    isChecked,
    isHeld,
    isOvertaken,
    progress,
    change,
    save,
    settle,
    reset,
    sendAgain: async () => conclude(await sendAgain()),
  };
}
