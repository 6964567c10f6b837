import { useLocation } from 'react-router';
import { loginAddressFor } from '#site/session/login-address.ts';

/** The login page, which leads back to where the visitor was. */
export function useLoginAddress(): string {
  const { pathname } = useLocation();
  return loginAddressFor(isAuthPage(pathname) ? '/' : pathname);
}

function isAuthPage(pathname: string): boolean {
  return pathname === '/login' || pathname === '/register' || pathname === '/forgot-password';
}
