import type { MarketAd } from '@peerbourse/contract/p2p-ads/ad.shape';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { AdTable } from './ad-table.tsx';

const TakePanel = lazy(async () => ({ default: (await import('../take/take-panel.tsx')).TakePanel }));

interface TakeableAdsProps {
  caption: string;
  ads: readonly MarketAd[];
  isOfOne?: boolean;
  /** What was looked for, which the panel begins with. */
  wanted?: string | undefined;
  method?: string | undefined;
  empty: ReactNode;
}

/** Offers, one of which can be open at a time: its panel stands below its row. */
export function TakeableAds({ wanted, method, ...table }: TakeableAdsProps) {
  const [openNo, setOpenNo] = useState<string>();
  return (
    <AdTable
      {...table}
      openNo={openNo}
      onOpen={setOpenNo}
      panel={(ad) => (
        <Suspense fallback={<div className="min-h-60" />}>
          <TakePanel ad={ad} wanted={wanted} method={method} onClose={() => setOpenNo(undefined)} />
        </Suspense>
      )}
    />
  );
}
