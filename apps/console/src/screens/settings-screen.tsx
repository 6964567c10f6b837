import { ProposalPanel } from '#features/core/settings/proposals/proposal-panel.tsx';
import { SettingPanel } from '#features/core/settings/setting-panel.tsx';

export function SettingsScreen() {
  return (
    <main id="content" tabIndex={-1} className="mx-auto grid max-w-480 gap-4 px-4 py-5 tablet:px-6">
      <h1 className="text-24 font-semibold">Settings</h1>
      <ProposalPanel />
      <SettingPanel />
    </main>
  );
}
