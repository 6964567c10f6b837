import { useEffect, useRef, useState } from 'react';
import { type Goal, goalOf, isGoKey, type ShortcutAct, shortcutOf } from './shortcuts.ts';
import { goTo } from './use-screen.ts';

const place = 'pb-shortcuts';

/** Listens for the keys of the console. An operator who dictates or trips over them can switch them off. */
export function useShortcuts(onAct: (act: ShortcutAct) => void): [isOn: boolean, setOn: (isOn: boolean) => void] {
  const [isOn, setIsOn] = useState(() => localStorage.getItem(place) !== 'off');
  const newest = useRef(onAct);
  useEffect(() => {
    newest.current = onAct;
  });

  useEffect(() => {
    function press(event: KeyboardEvent) {
      const wasGoing = endGoing();
      if (!isOn || event.defaultPrevented || isTyping(event.target) || document.querySelector('dialog[open]')) return;
      const goal = wasGoing ? goalOf(event) : undefined;
      const act = shortcutOf(event);
      if (goal) go(goal);
      else if (isGoKey(event)) beginGoing();
      else if (act) newest.current(act);
      else return;
      event.preventDefault();
    }
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [isOn]);

  return [
    isOn,
    (next) => {
      localStorage.setItem(place, next ? 'on' : 'off');
      setIsOn(next);
    },
  ];
}

/** Whether G was pressed and the next key leads somewhere; desks look at it before they take the key for theirs. */
const going = document.documentElement.dataset;

function beginGoing(): void {
  going['going'] = '';
}

function endGoing(): boolean {
  const wasGoing = going['going'] !== undefined;
  delete going['going'];
  return wasGoing;
}

function go(goal: Goal): void {
  if ('screen' in goal) goTo(`#/${goal.screen}`);
  else void showSection(goal.section);
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'));
}

async function showSection(section: string): Promise<void> {
  if (!document.getElementById(section)) {
    goTo('#/operations');
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  const goal = document.querySelector<HTMLElement>(`[data-shortcut="${section}"]`) ?? document.getElementById(section);
  document.getElementById(section)?.scrollIntoView({ block: 'start' });
  goal?.focus({ preventScroll: true });
}
