import { useState } from 'react';
import { type SavedDraft, useDraftEdit } from '#api/use-draft-edit.ts';
import { noteProblem } from '#desk/note-field.tsx';
import type { Setting } from '#desk/setting-list.query.ts';
import type { P2pSetting } from '../p2p/p2p-setting.ts';
import { draftChanges, draftOf, draftProblems, type SettingDraft, valueOf } from '../p2p/setting-draft.ts';
import { changeCallOf, type SettingChangeCall, type SettingOutcome } from '../setting-change.ts';

export type SavedSettingDraft = SavedDraft<Setting, SettingDraft>;

export interface SettingEditOptions {
  shape: P2pSetting;
  /** The newest known version. */
  setting: Setting;
  saved: SavedSettingDraft | undefined;
  onKeep: (saved: SavedSettingDraft | undefined) => void;
  onChanged: (outcome: SettingOutcome) => void;
  onRefused: () => void;
}

const none: ReadonlyMap<string, string> = new Map();

export function useSettingEdit({ shape, setting, onChanged, ...options }: SettingEditOptions) {
  const [reason, setReason] = useState('');
  const changesOf = (base: Setting, draft: SettingDraft) => draftChanges(shape, draftOf(shape, base.value), draft);
  const edit = useDraftEdit<SettingChangeCall, Setting, SettingDraft>({
    ...options,
    call: changeCallOf(setting),
    newest: setting,
    draftOf: (base) => draftOf(shape, base.value),
    isReady: (base, draft) => !noteProblem(reason) && draftProblems(shape, draft).size === 0 && changesOf(base, draft).length > 0,
    inputOf: (base, draft) => ({ key: base.key, value: valueOf(shape, draft), version: base.version, reason: reason.trim() }),
    onWritten: (outcome) => {
      setReason('');
      onChanged(outcome);
    },
  });
  return {
    ...edit,
    changes: changesOf(edit.base, edit.draft),
    problems: edit.isChecked ? draftProblems(shape, edit.draft) : none,
    reason,
    reasonProblem: edit.isChecked ? noteProblem(reason) : undefined,
    setReason,
  };
}

export type SettingEdit = ReturnType<typeof useSettingEdit>;
