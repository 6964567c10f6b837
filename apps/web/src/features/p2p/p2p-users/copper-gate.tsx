import { lazy, type ReactNode, Suspense } from 'react';
import { useSession } from '#site/session/use-session.ts';

const RedirectHome = lazy(async () => ({ default: (await import('./redirect-home.tsx')).RedirectHome }));

const copper = 6;

/** Copper users have no P2P: they are told, and after a moment they are home, in the app on its own home. */
export function CopperGate({ children }: { children: ReactNode }) {
  const isCopper = useSession().account?.userInfo?.userIdentityFlag === copper;
  return isCopper ? (
    <Suspense>
      <RedirectHome />
    </Suspense>
  ) : (
    children
  );
}
