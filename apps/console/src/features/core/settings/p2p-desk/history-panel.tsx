import { useQuery } from '@tanstack/react-query';
import { Unread } from '#desk/unread.tsx';
import { VersionList } from '#desk/version-list.tsx';
import { Panel } from '#parts/panel.tsx';
import type { P2pSetting } from '../p2p/p2p-setting.ts';
import { draftChanges, draftOf, type SettingDraft } from '../p2p/setting-draft.ts';
import { settingVersionsQuery } from '../setting-versions.query.ts';

export interface HistoryPanelProps {
  shape: P2pSetting;
  newest: number;
  /** Missing for whoever may not write. */
  onTakeUp: ((draft: SettingDraft) => void) | undefined;
}

export function HistoryPanel({ shape, newest, onTakeUp }: HistoryPanelProps) {
  const { data, error, refetch } = useQuery(settingVersionsQuery({ key: shape.key, version: newest }));
  const versions = data?.map((version) => ({ ...version, draft: draftOf(shape, version.value) }));
  const rows = versions?.map((version, at) => {
    const before = versions[at + 1];
    return { ...version, changes: before && draftChanges(shape, before.draft, version.draft) };
  });

  function takeUp(chosen: number) {
    const found = versions?.find(({ version }) => version === chosen);
    if (found) onTakeUp?.(found.draft);
  }

  return (
    <Panel id="history" title="History" note="the newest first, at most 50">
      {rows ? (
        <VersionList versions={rows} newest={newest} onTakeUp={onTakeUp && takeUp} />
      ) : (
        <Unread error={error} onRetry={() => void refetch()} className="h-24" />
      )}
    </Panel>
  );
}
