import type { Setting } from '#desk/setting-list.query.ts';
import { WaitingNotice } from './proposals/waiting-notice.tsx';

/** What a change means and for whom, how many persons it takes, and whether somebody has proposed one already. */
export function SettingEffect({ setting }: { setting: Setting }) {
  return (
    <>
      <p className="rounded-medium bg-sunken px-3.5 py-3 text-13">
        {setting.effect} {setting.needsTwo && 'A change takes effect when an approver agrees.'}
      </p>
      <WaitingNotice settingKey={setting.key} />
    </>
  );
}
