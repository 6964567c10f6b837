import { useLocation } from 'react-router';

/** The login page, which leads back to where the visitor was. */
export function useLoginAddress(): string {
  const { pathname } = useLocation();
  return pathname === '/' || isDoor(pathname) ? '/login' : `/login?${new URLSearchParams({ from: pathname })}`;
}

function isDoor(pathname: string): boolean {
  return pathname === '/login' || pathname === '/register' || pathname === '/forgot-password';
}
