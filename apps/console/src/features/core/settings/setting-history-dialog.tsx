import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Setting } from '#desk/setting-list.query.ts';
import { Button } from '#parts/button.tsx';
import { CardTable, type Column } from '#parts/card-table.tsx';
import { LongText } from '#parts/long-text.tsx';
import { Modal } from '#parts/modal.tsx';
import { MomentText } from '#parts/moment-text.tsx';
import { Notice } from '#parts/notice.tsx';
import { Skeleton } from '#parts/skeleton.tsx';
import { RestoreForm, type RestoreFormProps } from './restore-form.tsx';
import { SettingValueText } from './setting-value-text.tsx';
import { type SettingVersion, settingVersionsQuery } from './setting-versions.query.ts';

export interface SettingHistoryDialogProps extends Pick<RestoreFormProps, 'onChanged'> {
  setting: Setting | undefined;
  mayEdit: boolean;
  onClose: () => void;
}

export function SettingHistoryDialog({ setting, mayEdit, onClose, onChanged }: SettingHistoryDialogProps) {
  return (
    <Modal
      isOpen={setting !== undefined}
      title={<>History of {setting?.key}</>}
      note="The newest first, at most 50."
      isWide
      onClose={onClose}
    >
      {setting && <History key={setting.key} setting={setting} mayEdit={mayEdit} onChanged={onChanged} onClose={onClose} />}
    </Modal>
  );
}

function History({ setting, mayEdit, onChanged, onClose }: SettingHistoryDialogProps & { setting: Setting }) {
  const { data: versions, isError, error } = useQuery(settingVersionsQuery(setting));
  const [chosen, setChosen] = useState<SettingVersion>();
  if (isError) return <Notice tone="bad">{error.message}</Notice>;
  if (!versions) return <Skeleton className="h-40" />;
  if (chosen) return <RestoreForm setting={setting} chosen={chosen} onCancel={() => setChosen(undefined)} onChanged={onChanged} />;
  return (
    <>
      <div className="-mx-5 tablet:-mx-6">
        <CardTable
          caption={`Values that ${setting.key} has had`}
          columns={mayEdit ? [...columns, restoreColumn(setting.version, setChosen)] : columns}
          rows={versions}
          keyOf={({ version }) => String(version)}
          emptyText="It has no values."
        />
      </div>
      <Button size="large" className="justify-self-end" onClick={onClose}>
        Close
      </Button>
    </>
  );
}

const columns: Column<SettingVersion>[] = [
  { name: 'Version', cell: ({ version }) => version },
  { name: 'Value', cell: ({ value }) => <SettingValueText value={value} />, onCard: 'line', className: 'tablet:w-full tablet:max-w-0' },
  { name: 'Author', cell: (version) => <VersionAuthors version={version} />, className: 'tablet:whitespace-nowrap' },
  { name: 'Reason', cell: ({ reason }) => reason && <LongText text={reason} />, onCard: 'line' },
  { name: 'Written (UTC)', cell: ({ version, writtenAt }) => (version === 0 ? '' : <MomentText at={writtenAt} />) },
];

/** Who wrote it, and who decided where that took two. */
function VersionAuthors({ version: { author, decidedBy } }: { version: SettingVersion }) {
  return (
    <>
      {author}
      {decidedBy !== null && <span className="block text-12 text-ink-soft">decided by {decidedBy}</span>}
    </>
  );
}

function restoreColumn(newest: number, onChoose: (version: SettingVersion) => void): Column<SettingVersion> {
  return {
    name: 'Action',
    onCard: 'corner',
    isAtEnd: true,
    className: 'tablet:py-1! tablet:whitespace-nowrap',
    cell: (row) =>
      row.version === newest ? (
        <span className="inline-flex min-h-8 items-center text-12 text-ink-faint">in force</span>
      ) : (
        <Button aria-label={`Restore version ${row.version}`} onClick={() => onChoose(row)}>
          Restore
        </Button>
      ),
  };
}
