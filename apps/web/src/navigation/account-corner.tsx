import { lazy, Suspense } from 'react';
import { useSession } from '#session/use-session.ts';
import { AccountLinks } from './account-links.tsx';

const AccountMenu = lazy(async () => ({ default: (await import('./account-menu.tsx')).AccountMenu }));

/** The end of the header: both doors for guests, the account for members, and nothing while it is not known who is here. */
export function AccountCorner() {
  const { isLogin, account } = useSession();
  if (!isLogin) return <AccountLinks />;
  return <Suspense>{account && <AccountMenu account={account} />}</Suspense>;
}
