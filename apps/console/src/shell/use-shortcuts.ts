import { useEffect, useRef, useState } from 'react';
import { type ShortcutAct, shortcutOf } from './shortcuts.ts';
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
      const shortcut = shortcutOf(event);
      if (!isOn || event.defaultPrevented || !shortcut || isTyping(event.target) || document.querySelector('dialog[open]')) return;
      event.preventDefault();
      if ('act' in shortcut) newest.current(shortcut.act);
      else if ('screen' in shortcut) goTo(`#/${shortcut.screen}`);
      else void showSection(shortcut.section);
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
