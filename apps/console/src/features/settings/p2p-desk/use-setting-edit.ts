import { writeSetting } from '@peerbourse/contract/settings/write-setting';
import { type FormEvent, useState } from 'react';
import { type Progress, useSubmission } from '#api/use-submission.ts';
import type { P2pSetting } from '../p2p/p2p-setting.ts';
import { draftChanges, draftOf, draftProblems, type SettingDraft, valueOf } from '../p2p/setting-draft.ts';
import type { Setting } from '../setting-list.query.ts';

/** What is typed and not saved, with the version that it lies on. */
export interface KeptSetting {
  base: Setting;
  draft: SettingDraft;
}

export interface SettingEditOptions {
  shape: P2pSetting;
  /** The newest known version. */
  setting: Setting;
  kept: KeptSetting | undefined;
  onKeep: (kept: KeptSetting | undefined) => void;
  onWritten: (version: number) => void;
  onRefused: () => void;
}

const none: ReadonlyMap<string, string> = new Map();

/** A setting is written on top of the version that the writer saw, never over what somebody else wrote meanwhile. */
export function useSettingEdit({ shape, setting, kept, onKeep, onWritten, onRefused }: SettingEditOptions) {
  const [isChecked, setIsChecked] = useState(false);
  const { progress, send, sendAgain, forget } = useSubmission(writeSetting);
  const base = kept?.base ?? setting;
  const before = draftOf(shape, base.value);
  const draft = kept?.draft ?? before;
  const problems = draftProblems(shape, draft);
  const changes = draftChanges(shape, before, draft);
  const isHeld = progress.state === 'sending' || progress.state === 'unanswered';
  const isOvertaken = !isHeld && setting.version > base.version;

  function conclude(next: Progress<typeof writeSetting>) {
    if (next.state === 'done') onWritten(next.output.version);
    if (next.state === 'refused') onRefused();
  }

  async function save(event: FormEvent) {
    event.preventDefault();
    setIsChecked(true);
    if (isHeld || isOvertaken || problems.size > 0 || changes.length === 0) return;
    conclude(await send({ key: base.key, value: valueOf(shape, draft), version: base.version }));
  }

  function change(part: SettingDraft) {
    if (progress.state === 'refused') forget();
    onKeep({ base, draft: { ...draft, ...part } });
  }

  /** The draft goes, or is laid on the version that somebody else wrote. */
  function settle(wish: 'drop' | 'keep') {
    forget();
    setIsChecked(false);
    onKeep(wish === 'keep' ? { base: setting, draft } : undefined);
  }

  return {
    base,
    newest: setting,
    draft,
    changes,
    problems: isChecked ? problems : none,
    isHeld,
    isOvertaken,
    progress,
    change,
    save,
    settle,
    forget,
    sendAgain: async () => conclude(await sendAgain()),
  };
}

export type SettingEdit = ReturnType<typeof useSettingEdit>;
