import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { settingListQuery } from '#desk/setting-list.query.ts';
import { Notice } from '#parts/notice.tsx';
import { Panel } from '#parts/panel.tsx';
import { Skeleton } from '#parts/skeleton.tsx';
import { useStaffAccount } from '#session/staff-session.ts';
import { mayChange } from './setting-owner.ts';
import { SwitchEditor } from './switch-editor.tsx';
import { switchesKey } from './switches.form.ts';

/** What of the exchange is open, for operators who do not think in JSON. */
export function SwitchPanel() {
  const { roles } = useStaffAccount();
  const { data: settings, isError } = useQuery(settingListQuery);
  const [writtenVersion, setWrittenVersion] = useState<number>();
  const setting = settings?.find(({ key }) => key === switchesKey);
  return (
    <Panel id="switches" title="Switches" note="what of the exchange is open; in force within 5 s">
      {writtenVersion !== undefined && (
        <div className="px-4 pb-3 tablet:px-5">
          <Notice tone="good">The switches are saved as version {writtenVersion}.</Notice>
        </div>
      )}
      {setting ? (
        <SwitchEditor
          setting={setting}
          mayEdit={mayChange(setting, roles)}
          onTurned={() => setWrittenVersion(undefined)}
          onWritten={setWrittenVersion}
        />
      ) : (
        <div className="border-t border-line px-5 py-4">
          {isError ? 'The switches could not be read yet.' : <Skeleton className="h-40" />}
        </div>
      )}
    </Panel>
  );
}
