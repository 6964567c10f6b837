import { useQuery } from '@tanstack/react-query';
import { settingListQuery } from '#desk/setting-list.query.ts';
import { Unread } from '#desk/unread.tsx';
import { Panel } from '#parts/panel.tsx';
import { useStaffAccount } from '#session/staff-session.ts';
import { p2pSettings } from '../p2p/p2p-setting.ts';
import { mayChange } from '../setting-owner.ts';
import { OpenedSetting } from './opened-setting.tsx';
import { SettingLinks } from './setting-links.tsx';
import { useSettingDrafts } from './use-setting-drafts.ts';

/** The settings of the P2P market as forms, for operators who do not think in JSON. */
export function P2pSettingsDesk({ name }: { name: string }) {
  const { roles } = useStaffAccount();
  const shape = p2pSettings.find(({ key }) => key === name) ?? p2pSettings[0];
  const key = shape?.key ?? '';
  const { data: settings, error, refetch } = useQuery(settingListQuery);
  const { unsaved, opened } = useSettingDrafts(key);
  const setting = settings?.find((each) => each.key === key);
  return (
    <div className="grid items-start gap-4 min-[1040px]:grid-cols-[14rem_minmax(0,1fr)]">
      <Panel id="settings-list" title="Settings">
        {settings ? (
          <SettingLinks settings={settings} chosen={key} unsaved={unsaved} />
        ) : (
          <Unread error={error} onRetry={() => void refetch()} />
        )}
      </Panel>
      {shape && setting && <OpenedSetting key={key} shape={shape} setting={setting} mayEdit={mayChange(setting, roles)} {...opened} />}
    </div>
  );
}
