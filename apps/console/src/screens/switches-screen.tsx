import { SwitchPanel } from '#features/core/settings/switch-panel.tsx';

export function SwitchesScreen() {
  return (
    <main id="content" tabIndex={-1} className="mx-auto grid max-w-480 gap-4 px-4 py-5 tablet:px-6">
      <h1 className="text-24 font-semibold">Switches</h1>
      <SwitchPanel />
    </main>
  );
}
