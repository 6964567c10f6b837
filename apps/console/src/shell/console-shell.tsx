import { useQueryClient } from '@tanstack/react-query';
import { type ComponentType, useState } from 'react';
import type { ScreenLink } from './screen-links.tsx';
import { ShortcutList } from './shortcut-list.tsx';
import { TopBar } from './top-bar.tsx';
import { useScreenName } from './use-screen.ts';
import { useShortcuts } from './use-shortcuts.ts';

interface ShellScreen extends ScreenLink {
  Screen: ComponentType;
  State?: ComponentType;
  isApart?: boolean;
}

export interface ConsoleShellProps {
  name: string;
  /** The first one is shown when the address names none of them. */
  screens: readonly [ShellScreen, ...ShellScreen[]];
  onLeave: () => void;
}

export function ConsoleShell({ name, screens, onLeave }: ConsoleShellProps) {
  const client = useQueryClient();
  const wanted = useScreenName();
  const [isListOpen, setIsListOpen] = useState(false);
  const [isRefreshing, setIsRefreshing] = useState(false);
  const current = screens.find(({ id }) => id === wanted) ?? screens[0];

  async function refresh() {
    setIsRefreshing(true);
    // A sign that comes and goes at once would only flicker.
    await Promise.all([client.invalidateQueries(), new Promise((resolve) => setTimeout(resolve, 200))]);
    setIsRefreshing(false);
  }

  const [areShortcutsOn, switchShortcuts] = useShortcuts((act) => (act === 'refresh' ? void refresh() : setIsListOpen(true)));
  const { Screen, State } = current;
  return (
    <>
      <title>{`${current.name} · Peerbourse console`}</title>
      <TopBar
        screens={screens.filter(({ isApart }) => !isApart)}
        currentId={current.id}
        name={name}
        state={State && <State />}
        isRefreshing={isRefreshing}
        onRefresh={() => void refresh()}
        onShortcuts={() => setIsListOpen(true)}
        onLeave={onLeave}
      />
      <Screen key={current.id} />
      <ShortcutList isOpen={isListOpen} isOn={areShortcutsOn} onSwitch={switchShortcuts} onClose={() => setIsListOpen(false)} />
    </>
  );
}
