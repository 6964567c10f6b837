import type { MarketAd } from '@peerbourse/contract/p2p/p2p-ads/ad.shape';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { takeButtonId } from './ad-action.tsx';
import { AdTable } from './ad-table.tsx';
import { type OpenAd, withOpenAd } from './steady-ads.ts';

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

/** Offers, one of which can be open at a time: its panel stands below its row, and stays when the offer leaves the market. */
export function TakeableAds({ wanted, method, ads, ...table }: TakeableAdsProps) {
  const [open, setOpen] = useState<OpenAd>();
  const shown = withOpenAd(ads, open);

  function choose(adNo: string | undefined): void {
    const place = shown.findIndex((ad) => ad.adNo === adNo);
    const ad = shown[place];
    setOpen(ad && { ad, place });
  }

  return (
    <AdTable
      {...table}
      ads={shown}
      openNo={open?.ad.adNo}
      onOpen={choose}
      panel={(ad) => (
        <Suspense fallback={<div className="min-h-60" />}>
          <TakePanel
            ad={ad}
            wanted={wanted}
            method={method}
            onClose={() => {
              setOpen(undefined);
              document.getElementById(takeButtonId(ad.adNo))?.focus();
            }}
          />
        </Suspense>
      )}
    />
  );
}
