import { type RefObject, useEffect, useRef } from 'react';

/** The chosen row of a list is in sight and has the focus, unless somebody works elsewhere: in a field, in an opened case, at a button. */
export function useChosenRow<List extends HTMLElement>(chosen: string | undefined): RefObject<List | null> {
  const list = useRef<List>(null);
  useEffect(() => {
    const row = chosen && list.current?.querySelector<HTMLElement>('[aria-current]');
    if (!row) return;
    row.scrollIntoView({ block: 'nearest' });
    if (isElsewhere(list.current)) return;
    row.focus({ preventScroll: true });
  }, [chosen]);
  return list;
}

/** The main part of a screen has the focus when nothing in it does. */
function isElsewhere(list: HTMLElement | null): boolean {
  const focused = document.activeElement;
  return focused !== null && focused !== document.body && focused.id !== 'content' && !list?.contains(focused);
}
