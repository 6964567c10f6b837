import { lazy, type ReactNode, Suspense } from 'react';
import { useLocation } from 'react-router';
import { useRead } from '#base/api/read.ts';
import { countryRestrictionQuery } from '#queries/restrictions/country-restriction.query.ts';
import { useSession } from '#site/session/use-session.ts';
import { isActing, isSelling } from './acting-pages.ts';

/** Rarely seen, so it does not come with every page of the market. */
const RightReason = lazy(async () => ({ default: (await import('./right-reason.tsx')).RightReason }));

/** Where P2P is closed, by country or for an account, pages to act on give way to the reason; what can be read stays. */
export function RightGate({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const restriction = useRead(countryRestrictionQuery);
  const settings = useSession().account?.settings;
  const isHeld = settings?.openOtc === false;
  if (isActing(pathname)) {
    if (restriction?.closed.includes('p2p')) return <Reason why="closed-here" />;
    if (isHeld) return <Reason why="closed-for-account" />;
  }
  return (
    <>
      {isHeld && <Reason why="held" />}
      {settings?.openOtc && !settings.canOTCSell && isSelling(pathname) && <Reason why="cannot-sell" />}
      {children}
    </>
  );
}

function Reason({ why }: Parameters<typeof RightReason>[0]) {
  return (
    <Suspense>
      <RightReason why={why} />
    </Suspense>
  );
}
