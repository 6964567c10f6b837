import { useQuery } from '@tanstack/react-query';
import { Unread } from '#desk/unread.tsx';
import { VersionList, type VersionRow } from '#desk/version-list.tsx';
import { Panel } from '#parts/panel.tsx';
import { templateChanges } from './template-changes.ts';
import { type TemplateVersion, templateVersionsQuery } from './template-versions.query.ts';

export interface VersionPanelProps {
  paymethodId: string;
  newest: number;
  /** Missing for whoever may not write. */
  onTakeUp: ((version: TemplateVersion) => void) | undefined;
}

export function VersionPanel({ paymethodId, newest, onTakeUp }: VersionPanelProps) {
  const { data: versions, error, refetch } = useQuery(templateVersionsQuery(paymethodId));

  function takeUp(chosen: number) {
    const found = versions?.find(({ version }) => version === chosen);
    if (found) onTakeUp?.(found);
  }

  return (
    <Panel id="versions" title="Versions" note="the newest first">
      {versions ? (
        <VersionList versions={versions.map(rowOf)} newest={newest} onTakeUp={onTakeUp && takeUp} />
      ) : (
        <Unread error={error} onRetry={() => void refetch()} className="h-24" />
      )}
    </Panel>
  );
}

function rowOf(version: TemplateVersion, at: number, versions: readonly TemplateVersion[]): VersionRow {
  const before = versions[at + 1];
  return { ...version, changes: before && templateChanges(before.content, version.content) };
}
