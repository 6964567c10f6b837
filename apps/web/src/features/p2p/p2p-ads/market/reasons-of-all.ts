import type { EligibilityReason, MarketAd } from '@peerbourse/contract/p2p/p2p-ads/ad.shape';

/** What depends on the visitor alone, whichever the ad. The first steps of a new trader stand in the panel of each ad. */
const ofVisitor: ReadonlySet<EligibilityReason['code']> = new Set(['restricted_until']);

/** The reasons about the visitor that every ad has in common. */
export function reasonsOfAll(ads: ReadonlyArray<Pick<MarketAd, 'reasons'>>): EligibilityReason[] {
  const [first, ...others] = ads;
  return (first?.reasons ?? []).filter(
    ({ code }) => ofVisitor.has(code) && others.every(({ reasons }) => reasons.some((reason) => reason.code === code)),
  );
}
