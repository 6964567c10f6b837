import { useEffect } from 'react';

/** What has the focus may vanish with its screen, its form or its row. Then the main part of the screen takes it, not the top of the page. */
export function useKeptFocus(): void {
  useEffect(() => {
    let last: EventTarget | null = null;
    const remember = ({ target }: FocusEvent) => {
      last = target;
    };
    const observer = new MutationObserver(() => {
      if (!(last instanceof HTMLElement) || last.isConnected || document.activeElement !== document.body) return;
      last = null;
      document.getElementById('content')?.focus({ preventScroll: true });
    });
    document.addEventListener('focusin', remember);
    observer.observe(document.body, { childList: true, subtree: true });
    return () => {
      document.removeEventListener('focusin', remember);
      observer.disconnect();
    };
  }, []);
}
