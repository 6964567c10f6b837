import { writeSetting } from '@peerbourse/contract/core/settings/write-setting';
import { type KeptDraft, useDraftEdit } from '#api/use-draft-edit.ts';
import type { Setting } from '#desk/setting-list.query.ts';
import type { P2pSetting } from '../p2p/p2p-setting.ts';
import { draftChanges, draftOf, draftProblems, type SettingDraft, valueOf } from '../p2p/setting-draft.ts';

export type KeptSetting = KeptDraft<Setting, SettingDraft>;

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

export function useSettingEdit({ shape, setting, onWritten, ...options }: SettingEditOptions) {
  const changesOf = (base: Setting, draft: SettingDraft) => draftChanges(shape, draftOf(shape, base.value), draft);
  const edit = useDraftEdit<typeof writeSetting, Setting, SettingDraft>({
    ...options,
    call: writeSetting,
    newest: setting,
    draftOf: (base) => draftOf(shape, base.value),
    isReady: (base, draft) => draftProblems(shape, draft).size === 0 && changesOf(base, draft).length > 0,
    inputOf: (base, draft) => ({ key: base.key, value: valueOf(shape, draft), version: base.version }),
    onWritten: ({ version }) => onWritten(version),
  });
  return {
    ...edit,
    changes: changesOf(edit.base, edit.draft),
    problems: edit.isChecked ? draftProblems(shape, edit.draft) : none,
  };
}

export type SettingEdit = ReturnType<typeof useSettingEdit>;
