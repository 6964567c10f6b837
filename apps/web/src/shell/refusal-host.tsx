import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import { refusalStore } from '../site/calls/refusal-store.ts';

const RefusalDialog = lazy(async () => ({ default: (await import('./refusal-dialog.tsx')).RefusalDialog }));

/** Where refusals appear that are more than a message. They belong to the page that asked, and go with it. */
export function RefusalHost() {
  const { pathname } = useLocation();
  const refusal = useSyncExternalStore(refusalStore.subscribe, refusalStore.current, () => undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another path is another page
  useEffect(() => refusalStore.close, [pathname]);
  return (
    refusal && (
      <Suspense>
        <RefusalDialog refusal={refusal} onClose={refusalStore.close} />
      </Suspense>
    )
  );
}
