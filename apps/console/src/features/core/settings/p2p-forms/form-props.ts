import type { SettingDraft } from '../p2p/setting-draft.ts';

/** What every form of a setting needs. */
export interface FormProps {
  draft: SettingDraft;
  /** By the path of the leaf. */
  problems: ReadonlyMap<string, string>;
  onChange: (part: SettingDraft) => void;
}
