import { lazy, Suspense } from 'react';
import { useSession } from '#site/session/use-session.ts';

const MemberBeat = lazy(async () => ({ default: (await import('./member-beat.tsx')).MemberBeat }));

/** While a page of P2P can be seen, others see that its trader is there. */
export function OnlineBeat() {
  if (!useSession().account?.userInfo) return null;
  return (
    <Suspense>
      <MemberBeat />
    </Suspense>
  );
}
