import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** Where another page took the place of what had the focus, those who use keys go on from its content, not from the top of the site. */
export function useRouteFocus(): void {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    if (document.activeElement === document.body) document.getElementById('content')?.focus({ preventScroll: true });
  }, [pathname]);
}
