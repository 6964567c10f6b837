import { type RefObject, useEffect } from 'react';
import { isWriting } from '#base/lib/is-writing.ts';

/** The key / leads into the field inside a box, unless somebody is writing elsewhere. */
export function useSlashKey(box: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    function lead(event: KeyboardEvent): void {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isWriting(event.target)) return;
      const input = box.current?.querySelector('input');
      if (!input) return;
      event.preventDefault();
      input.focus();
    }
    document.addEventListener('keydown', lead);
    return () => document.removeEventListener('keydown', lead);
  }, [box]);
}
