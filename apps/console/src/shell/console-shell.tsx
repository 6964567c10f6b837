import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ComponentType, useEffect, useState } from 'react';
import { wroteEvent } from '#api/call.ts';
import { CaseBar } from './case-bar.tsx';
import { caseNameOf } from './case-name.ts';
import { Finder } from './finder.tsx';
import { myWorkQuery } from './my-work.query.ts';
import { Rail, type RailDesk } from './rail.tsx';
import { SaveViewDialog } from './save-view-dialog.tsx';
import { ShortcutList } from './shortcut-list.tsx';
import { SkipLink } from './skip-link.tsx';
import { TopBar } from './top-bar.tsx';
import { useKeptFocus } from './use-kept-focus.ts';
import { screenAt, useFilters, useFragment } from './use-screen.ts';
import { useSendKeys } from './use-send-keys.ts';
import { useShortcuts } from './use-shortcuts.ts';

interface ShellScreen extends RailDesk {
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
  const [opened, setOpened] = useState<'list' | 'finder' | 'view'>();
  const [isRefreshing, setIsRefreshing] = useState(false);
  const fragment = useFragment();
  const current = screenAt(screens, fragment) ?? screens[0];
  const caseName = caseNameOf(current, fragment, useFilters());
  const desks = screens.filter(({ isApart }) => !isApart);
  const goals = desks.map(({ id, name: label, goKey: key }) => ({ key, label, address: `#/${id}` }));
  const { data: work } = useQuery(myWorkQuery);
  const decidesHere = work?.queues.some((queue) => current.queues !== 'every' && current.queues?.includes(queue.name));
  useKeptFocus();
  useSendKeys();

  useEffect(() => {
    const countAgain = () => void client.invalidateQueries({ queryKey: myWorkQuery.queryKey });
    addEventListener(wroteEvent, countAgain);
    return () => removeEventListener(wroteEvent, countAgain);
  }, [client]);

  async function refresh() {
    setIsRefreshing(true);
    // A sign that comes and goes at once would only flicker.
    await Promise.all([client.invalidateQueries(), new Promise((resolve) => setTimeout(resolve, 200))]);
    setIsRefreshing(false);
  }

  const [areShortcutsOn, switchShortcuts] = useShortcuts(goals, (act) => {
    if (act === 'refresh') void refresh();
    else setOpened(act === 'find' ? 'finder' : 'list');
  });
  const { Screen, State } = current;
  return (
    <>
      <title>{`${current.name} · Peerbourse console`}</title>
      <SkipLink />
      <div className="min-w-0 tablet:flex">
        <Rail desks={desks} currentId={current.id} queues={work?.queues ?? []} />
        <div className="min-w-0 flex-1">
          <TopBar
            name={name}
            state={State && <State />}
            isRefreshing={isRefreshing}
            onFind={() => setOpened('finder')}
            onSaveView={current === screens[0] ? undefined : () => setOpened('view')}
            onRefresh={() => void refresh()}
            onShortcuts={() => setOpened('list')}
            onLeave={onLeave}
          />
          {caseName && decidesHere && <CaseBar key={`${caseName.queue} ${caseName.number}`} name={caseName} />}
          <Screen key={current.id} />
        </div>
      </div>
      <SaveViewDialog isOpen={opened === 'view'} onClose={() => setOpened(undefined)} />
      <Finder isOpen={opened === 'finder'} onClose={() => setOpened(undefined)} />
      <ShortcutList
        isOpen={opened === 'list'}
        isOn={areShortcutsOn}
        goals={goals}
        onSwitch={switchShortcuts}
        onClose={() => setOpened(undefined)}
      />
    </>
  );
}
