import { type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** For a row of links that may be wider than a phone: the link of the page that is shown is brought into view. */
export function useCurrentInView(): RefObject<HTMLUListElement | null> {
  const list = useRef<HTMLUListElement>(null);
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another path marks another link
  useEffect(() => {
    list.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [pathname]);
  return list;
}
