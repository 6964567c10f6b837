import { lazy, Suspense } from 'react';
import { useSession } from '#site/session/use-session.ts';
import { AccountLinks } from './account-links.tsx';

const MemberCorner = lazy(async () => ({ default: (await import('./member-corner.tsx')).MemberCorner }));

/** The end of the header: login and registration for guests, the account for members, and nothing while it is not known who is here. */
export function AccountCorner() {
  const { isLogin, account } = useSession();
  if (!isLogin) return <AccountLinks />;
  return <Suspense>{account && <MemberCorner account={account} />}</Suspense>;
}
