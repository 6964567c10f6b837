import { ownAddress } from '@peerbourse/rules/addresses/own-address';
import { useContext } from 'react';
import { UNSAFE_DataRouterContext as DataRouterContext, matchRoutes, useSearchParams } from 'react-router';

const authPages: ReadonlySet<string> = new Set(['/login', '/register', '/forgot-password', '/lock-account', '/stop-recovery']);

/** Where `from` leads, as long as it is a page of ours; everything else leads home. */
export function returnAddress(from: string | null, origin: string, isPage: (path: string) => boolean): string {
  if (from === null) return '/';
  return ownAddress(from, origin, (path) => !authPages.has(path.replace(/\/+$/, '')) && isPage(path)) ?? '/';
}

/** The page that sent somebody to log in, or home. Asked when it is needed: the first HTML has no use for it. */
export function useReturnAddress(): () => string {
  const [search] = useSearchParams();
  const routes = useContext(DataRouterContext)?.router.routes ?? [];
  const isPage = (path: string) => !(matchRoutes(routes, path)?.at(-1)?.route.path ?? '*').startsWith('*');
  return () => returnAddress(search.get('from'), location.origin, isPage);
}
