import { useEffect } from 'react';

/** Ctrl or Cmd and Enter send the form in which somebody types: Enter alone begins a new line, and the button is two Tabs away. */
export function useSendKeys(): void {
  useEffect(() => {
    function press(event: KeyboardEvent) {
      if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || !(event.target instanceof HTMLElement)) return;
      const form = event.target.closest('form');
      if (!form) return;
      event.preventDefault();
      form.requestSubmit();
    }
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}
