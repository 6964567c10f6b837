import type { MarketAd } from '@peerbourse/contract/p2p/p2p-ads/ad.shape';
import { type ReactNode, Suspense, startTransition, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useReadWhen } from '#base/api/use-read-when.ts';
import { adDetailQuery } from '#queries/p2p-ads/ad-detail.query.ts';
import { useScreenType } from '#shell/screen-type.ts';
import { useIsPainted } from '#shell/use-is-painted.ts';
import { useSession } from '#site/session/use-session.ts';
import { TakePanel } from '../take/lazy-take-panel.ts';
import { openAdOf, withoutAd } from '../take/open-ad.ts';
import { mayOpen } from '../take/setup-reasons.ts';
import { takeButtonId } from './ad-action.tsx';
import { AdTable } from './ad-table.tsx';
import { type NewPrice, type OpenAd, withNewPrice, withOpenAd } from './steady-ads.ts';

interface TakeableAdsProps {
  caption: string;
  ads: readonly MarketAd[];
  isOfOne?: boolean;
  /** What was looked for, which the panel begins with. */
  wanted?: string | undefined;
  method?: string | undefined;
  /** The ad that the address opens may be on another page of this list. */
  opensOthers?: boolean;
  empty: ReactNode;
}

/** Offers, one of which can be open at a time: below its row, or in a sheet on phones. It stays when the offer leaves the market. */
export function TakeableAds({ wanted, method, opensOthers = false, ads: newest, ...table }: TakeableAdsProps) {
  const isPhone = useScreenType() === 'mobile';
  const [search, setSearch] = useSearchParams();
  const [newPrice, setNewPrice] = useState<NewPrice>();
  const ads = withNewPrice(newest, newPrice);
  const [chosen, setChosen] = useState<OpenAd>();
  const returned = useReturnedAd(ads, openAdOf(search), opensOthers);
  const open = chosen ?? returned;
  const shown = withOpenAd(ads, open);
  const openAd = shown.find(({ adNo }) => adNo === open?.ad.adNo);

  function choose(adNo: string | undefined): void {
    const place = shown.findIndex((ad) => ad.adNo === adNo);
    const ad = shown[place];
    // The press is answered before the panel is drawn. Closing does not wait: the focus goes back to the row with it.
    if (ad) startTransition(() => setChosen({ ad, place }));
    else setChosen(undefined);
    if (openAdOf(search)) setSearch(withoutAd(search), { replace: true, preventScrollReset: true });
  }

  const panel = (ad: MarketAd) => (
    <Suspense fallback={isPhone ? null : <div className="min-h-60" />}>
      <TakePanel
        key={ad.adNo}
        ad={ad}
        wanted={wanted}
        method={method}
        onPrice={(price) => setNewPrice({ adNo: ad.adNo, was: ad.price, price })}
        onClose={() => {
          choose(undefined);
          document.getElementById(takeButtonId(ad.adNo))?.focus();
        }}
      />
    </Suspense>
  );
  return (
    <>
      <AdTable {...table} wanted={wanted} ads={shown} openNo={openAd?.adNo} onOpen={choose} panel={isPhone ? undefined : panel} />
      {isPhone && openAd && panel(openAd)}
    </>
  );
}

/** The ad that somebody had open before they logged in. */
function useReturnedAd(ads: readonly MarketAd[], adNo: string | undefined, opensOthers: boolean): OpenAd | undefined {
  const isPainted = useIsPainted();
  const { isLogin } = useSession();
  const place = ads.findIndex((ad) => ad.adNo === adNo);
  const listed = ads[place];
  const detail = useReadWhen(opensOthers && isLogin && adNo !== undefined && !listed, adDetailQuery(adNo ?? ''));
  const ad = listed ?? detail;
  return isPainted && ad && mayOpen(ad) ? { ad, place: Math.max(0, place) } : undefined;
}
