import { lazy, Suspense } from 'react';
import { useRead } from '#base/api/read.ts';
import { marketStatusQuery } from '#queries/p2p-config/market-status.query.ts';

const StoppedBanner = lazy(async () => ({ default: (await import('./stopped-banner.tsx')).StoppedBanner }));

/** While operators have stopped trading: their words, above every page of the market. Pages stay readable. */
export function StoppedNote() {
  const status = useRead(marketStatusQuery);
  if (status?.serviceStatus !== 0) return null;
  return (
    <Suspense>
      <StoppedBanner {...status} />
    </Suspense>
  );
}
