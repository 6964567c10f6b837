import { useEffect, useRef } from 'react';
import { type CaseAct, caseActOf } from './case-keys.ts';

/** While a case is open its keys come before those of the console: R rejects here and refreshes elsewhere. */
export function useCaseKeys(isOn: boolean, onAct: (act: CaseAct) => void): void {
  const newest = useRef(onAct);
  useEffect(() => {
    newest.current = onAct;
  });
  useEffect(() => {
    if (!isOn) return;
    function press(event: KeyboardEvent) {
      const act = caseActOf(event);
      const isTyping = event.target instanceof HTMLElement && event.target.matches('input, textarea, select');
      if (!act || isTyping || document.querySelector('dialog[open]')) return;
      event.preventDefault();
      event.stopPropagation();
      newest.current(act);
    }
    document.addEventListener('keydown', press, { capture: true });
    return () => document.removeEventListener('keydown', press, { capture: true });
  }, [isOn]);
}
