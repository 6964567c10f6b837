import { useState } from 'react';
import type { ModeratedAd } from './ad-moderation-list.query.ts';

/** As many as one act takes. */
export const maxSelected = 50;

/** Ads for one act, each as it was when it was selected: what changed since is left alone. */
export function useSelection() {
  const [byNo, setByNo] = useState<ReadonlyMap<string, ModeratedAd>>(new Map());
  const isFull = byNo.size === maxSelected;

  function toggle(ad: ModeratedAd) {
    const next = new Map(byNo);
    if (!next.delete(ad.adNo) && !isFull) next.set(ad.adNo, ad);
    setByNo(next);
  }

  function selectAll(ads: readonly ModeratedAd[]) {
    setByNo(new Map(ads.slice(0, maxSelected).map((ad) => [ad.adNo, ad])));
  }

  return {
    ads: [...byNo.values()],
    isFull,
    has: (adNo: string) => byNo.has(adNo),
    toggle,
    selectAll,
    clear: () => setByNo(new Map()),
  };
}

export type Selection = ReturnType<typeof useSelection>;
