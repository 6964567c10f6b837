import { lazy, type ReactNode, Suspense } from 'react';
import { isCopper } from '#site/session/is-copper.ts';
import { useSession } from '#site/session/use-session.ts';

const RedirectHome = lazy(async () => ({ default: (await import('./redirect-home.tsx')).RedirectHome }));

/** Copper users have no P2P: they are told, and after a moment they are home, in the app on its own home. */
export function CopperGate({ children }: { children: ReactNode }) {
  const person = useSession().account?.userInfo;
  return person && isCopper(person) ? (
    <Suspense>
      <RedirectHome />
    </Suspense>
  ) : (
    children
  );
}
