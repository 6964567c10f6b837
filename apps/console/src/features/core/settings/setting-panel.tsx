import type { StaffRole } from '@peerbourse/contract/call';
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
import { useStaffAccount } from '#session/staff-session.ts';
import { lookAgain, outcomeText, type SettingOutcome } from './setting-change.ts';
import { SettingDialog } from './setting-dialog.tsx';
import { SettingHistoryDialog } from './setting-history-dialog.tsx';
import { mayChange, ownerText } from './setting-owner.ts';
import { SettingValueText } from './setting-value-text.tsx';

export function SettingPanel() {
  const client = useQueryClient();
  const { roles } = useStaffAccount();
  const { data: settings, isError } = useQuery(settingListQuery);
  const [opened, setOpened] = useState<{ key: string; as: 'editor' | 'history' }>();
  const [changed, setChanged] = useState<SettingOutcome>();

  function open(key: string, as: 'editor' | 'history') {
    setChanged(undefined);
    setOpened({ key, as });
  }

  function openedAs(as: 'editor' | 'history'): Setting | undefined {
    return opened?.as === as ? settings?.find(({ key }) => key === opened.key) : undefined;
  }

  function conclude(outcome: SettingOutcome) {
    setOpened(undefined);
    setChanged(outcome);
    void lookAgain(client);
  }

  const historical = openedAs('history');

  return (
    <Panel id="settings" title="Settings" note="a change is in force within 5 s">
      {changed && (
        <div className="px-4 pb-3 tablet:px-5">
          <Notice tone="good">
            <b className="font-semibold">{changed.key}</b>: {outcomeText(changed)}
          </Notice>
        </div>
      )}
      {settings ? (
        <CardTable
          caption="Settings with their values and versions"
          columns={[...columns, actionColumn(roles, open)]}
          rows={settings}
          keyOf={(setting) => setting.key}
          emptyText="There are no settings."
        />
      ) : (
        <div className="border-t border-line px-5 py-4">
          {isError ? 'The settings could not be read yet.' : <Skeleton className="h-52" />}
        </div>
      )}
      <SettingDialog setting={openedAs('editor')} onClose={() => setOpened(undefined)} onChanged={conclude} />
      <SettingHistoryDialog
        setting={historical}
        mayEdit={historical !== undefined && mayChange(historical, roles)}
        onClose={() => setOpened(undefined)}
        onChanged={conclude}
      />
    </Panel>
  );
}

const columns: Column<Setting>[] = [
  {
    name: 'Setting',
    cell: (setting) => (
      <>
        <span className="break-words tablet:whitespace-nowrap">{setting.key}</span>
        <span className="block text-12 font-normal text-ink-soft">{ownerText(setting)}</span>
      </>
    ),
  },
  // The width of zero lets the value take what the other columns leave, and be cut there.
  { name: 'Value', cell: ({ value }) => <SettingValueText value={value} />, onCard: 'line', className: 'tablet:w-full tablet:max-w-0' },
  { name: 'Version', cell: ({ version }) => version, isAtEnd: true },
  { name: 'Author', cell: ({ author }) => author, className: 'tablet:whitespace-nowrap' },
  { name: 'Written (UTC)', cell: ({ version, writtenAt }) => (version === 0 ? <Never /> : <MomentText at={writtenAt} />) },
];

function actionColumn(roles: readonly StaffRole[], onOpen: (key: string, as: 'editor' | 'history') => void): Column<Setting> {
  return {
    name: 'Action',
    onCard: 'corner',
    isAtEnd: true,
    className: 'tablet:py-1! tablet:whitespace-nowrap',
    cell: (setting) => (
      <span className="inline-flex items-center gap-1">
        <Button kind="quiet" aria-label={`History of ${setting.key}`} onClick={() => onOpen(setting.key, 'history')}>
          History
        </Button>
        {mayChange(setting, roles) ? (
          <EditAction name={setting.key} onEdit={() => onOpen(setting.key, 'editor')} />
        ) : (
          <span className="text-12 text-ink-faint">read only</span>
        )}
      </span>
    ),
  };
}

/** Settings with a form of their own are not edited as JSON. */
function EditAction({ name, onEdit }: { name: string; onEdit: () => void }) {
  if (!name.startsWith('p2p-config.')) {
    return (
      <Button aria-label={`Edit ${name}`} onClick={onEdit}>
        Edit
      </Button>
    );
  }
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
