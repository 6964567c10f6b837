import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { type Goal, goalOf, isFindKey, isGoKey, isTyping, type ShortcutAct, shortcutOf } from './shortcuts.ts';
import { goTo } from './use-screen.ts';

const place = 'pb-shortcuts';

/** Listens for the keys of the console. An operator who dictates or trips over them can switch single keys off. */
export function useShortcuts(goals: readonly Goal[], onAct: (act: ShortcutAct) => void): [isOn: boolean, setOn: (isOn: boolean) => void] {
  const [isOn, setIsOn] = useState(() => localStorage.getItem(place) !== 'off');
  const newest = useRef({ goals, onAct });
  useEffect(() => {
    newest.current = { goals, onAct };
  });

  useEffect(() => {
    function press(event: KeyboardEvent) {
      const wasGoing = endGoing();
      if (event.defaultPrevented || document.querySelector('dialog[open]')) return;
      if (isFindKey(event)) newest.current.onAct('find');
      else if (!isOn || isTyping(event.target) || !pressSingle(event, wasGoing)) return;
      event.preventDefault();
    }
    /** Whether the key meant something. */
    function pressSingle(event: KeyboardEvent, wasGoing: boolean): boolean {
      const goal = wasGoing ? goalOf(newest.current.goals, event) : undefined;
      const act = shortcutOf(event);
      if (goal) go(goal);
      else if (isGoKey(event)) beginGoing();
      else if (act) newest.current.onAct(act);
      else return false;
      return true;
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

/** The new screen has the focus: whoever goes on with Tab begins there and not in the rail. */
function go({ address }: Goal): void {
  flushSync(() => goTo(address));
  document.getElementById('content')?.focus();
}
