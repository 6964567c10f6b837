import { useLocation, useNavigation } from 'react-router';

/**
 * The address that somebody has asked for, even while its page is still on its way: controls that show it follow at once, and choices
 * in quick succession add up. Other pages than those at `path` do not count.
 */
export function useWantedUrl(path: RegExp): URL {
  const here = useLocation();
  const next = useNavigation().location;
  const { pathname, search } = next && path.test(next.pathname) ? next : here;
  return new URL(`${pathname}${search}`, 'http://page');
}
