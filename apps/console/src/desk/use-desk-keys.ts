import { useLayoutEffect, useRef } from 'react';
import { isTyping } from '#shell/shortcuts.ts';
import { addDeskKeys } from './desk-key-list.ts';
import { type DeskKey, deskActOf } from './desk-keys.ts';

/**
 * The keys of what lies on a desk. They work from the moment it can be seen, which is why they do not wait for the effects after painting.
 * What has focus may have keys of its own, which come first: T turns a picture and takes no case. After G the console has the next key.
 */
export function useDeskKeys<Act extends string>(keys: ReadonlyArray<DeskKey<Act>>, isOn: boolean, onAct: (act: Act) => void): void {
  const newest = useRef(onAct);
  useLayoutEffect(() => {
    newest.current = onAct;
  });
  useLayoutEffect(() => {
    if (!isOn) return;
    function press(event: KeyboardEvent) {
      const act = deskActOf(keys, event);
      if (!act || isTyping(event.target) || isGoing() || isOwnKey(event) || isPressing(event) || document.querySelector('dialog[open]'))
        return;
      event.preventDefault();
      event.stopPropagation();
      newest.current(act);
    }
    const removeKeys = addDeskKeys(keys);
    document.addEventListener('keydown', press, { capture: true });
    return () => {
      removeKeys();
      document.removeEventListener('keydown', press, { capture: true });
    };
  }, [keys, isOn]);
}

function isGoing(): boolean {
  return document.documentElement.dataset['going'] !== undefined;
}

function isOwnKey({ target, key }: KeyboardEvent): boolean {
  const owner = target instanceof HTMLElement ? target.closest<HTMLElement>('[data-own-keys]') : null;
  return owner?.dataset['ownKeys']?.includes(key.toLowerCase()) ?? false;
}

/** Enter presses the link or button that has the focus, as everywhere. The row that is open already has nothing left to press. */
function isPressing({ target, key }: KeyboardEvent): boolean {
  return key === 'Enter' && target instanceof HTMLElement && target.matches('a, button:not([aria-current]), summary');
}
