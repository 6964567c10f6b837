import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { p2pFragment } from '#desk/p2p-address.ts';
import { type Setting, settingListQuery } from '#desk/setting-list.query.ts';
import { Button } from '#parts/button.tsx';
import { CardTable, type Column } from '#parts/card-table.tsx';
import { MomentText } from '#parts/moment-text.tsx';
import { Notice } from '#parts/notice.tsx';
import { Panel } from '#parts/panel.tsx';
import { Skeleton } from '#parts/skeleton.tsx';
import { SettingDialog } from './setting-dialog.tsx';
import { SettingHistoryDialog } from './setting-history-dialog.tsx';
import { SettingValueText } from './setting-value-text.tsx';
import { settingVersionsKey } from './setting-versions.query.ts';

export function SettingPanel({ mayEdit }: { mayEdit: boolean }) {
  const client = useQueryClient();
  const { data: settings, isError } = useQuery(settingListQuery);
  const [opened, setOpened] = useState<{ key: string; as: 'editor' | 'history' }>();
  const [written, setWritten] = useState<{ key: string; version: number }>();

  function open(key: string, as: 'editor' | 'history') {
    setWritten(undefined);
    setOpened({ key, as });
  }

  function openedAs(as: 'editor' | 'history'): Setting | undefined {
    return opened?.as === as ? settings?.find(({ key }) => key === opened.key) : undefined;
  }

  function conclude(result: { key: string; version: number }) {
    setOpened(undefined);
    setWritten(result);
    for (const queryKey of [settingListQuery.queryKey, settingVersionsKey]) void client.invalidateQueries({ queryKey });
  }

  return (
    <Panel id="settings" title="Settings" note="a change is in force within 5 s">
      {written && (
        <div className="px-4 pb-3 tablet:px-5">
          <Notice tone="good">
            <b className="font-semibold">{written.key}</b> is now version {written.version}.
          </Notice>
        </div>
      )}
      {settings ? (
        <CardTable
          caption="Settings with their values and versions"
          columns={[...columns, actionColumn(mayEdit, open)]}
          rows={settings}
          keyOf={(setting) => setting.key}
          emptyText="There are no settings."
        />
      ) : (
        <div className="border-t border-line px-5 py-4">
          {isError ? 'The settings could not be read yet.' : <Skeleton className="h-52" />}
        </div>
      )}
      <SettingDialog setting={openedAs('editor')} onClose={() => setOpened(undefined)} onWritten={conclude} />
      <SettingHistoryDialog setting={openedAs('history')} mayEdit={mayEdit} onClose={() => setOpened(undefined)} onWritten={conclude} />
    </Panel>
  );
}

const columns: Column<Setting>[] = [
  { name: 'Setting', cell: ({ key }) => <span className="break-words tablet:whitespace-nowrap">{key}</span> },
  // The width of zero lets the value take what the other columns leave, and be cut there.
  { name: 'Value', cell: ({ value }) => <SettingValueText value={value} />, onCard: 'line', className: 'tablet:w-full tablet:max-w-0' },
  { name: 'Version', cell: ({ version }) => version, isAtEnd: true },
  { name: 'Author', cell: ({ author }) => author, className: 'tablet:whitespace-nowrap' },
  { name: 'Written (UTC)', cell: ({ version, writtenAt }) => (version === 0 ? <Never /> : <MomentText at={writtenAt} />) },
];

function actionColumn(mayEdit: boolean, onOpen: (key: string, as: 'editor' | 'history') => void): Column<Setting> {
  return {
    name: 'Action',
    onCard: 'corner',
    isAtEnd: true,
    className: 'tablet:py-1! tablet:whitespace-nowrap',
    cell: ({ key }) => (
      <span className="inline-flex gap-1">
        <Button kind="quiet" aria-label={`History of ${key}`} onClick={() => onOpen(key, 'history')}>
          History
        </Button>
        {mayEdit && key.startsWith(p2pPrefix) && <FormLink name={key} />}
        {mayEdit && !key.startsWith(p2pPrefix) && (
          <Button aria-label={`Edit ${key}`} onClick={() => onOpen(key, 'editor')}>
            Edit
          </Button>
        )}
      </span>
    ),
  };
}

/** Settings with a form of their own are not edited as JSON. */
const p2pPrefix = 'p2p-config.';

function FormLink({ name }: { name: string }) {
  return (
    <a
      href={p2pFragment('settings', name)}
      aria-label={`Edit ${name} in its form`}
      className="inline-flex h-8 items-center rounded-medium border border-line-strong bg-canvas px-3 text-13 font-semibold hover:bg-sunken pointer-coarse:h-11"
    >
      Edit
    </a>
  );
}

function Never() {
  return <span className="text-ink-faint">never</span>;
}
