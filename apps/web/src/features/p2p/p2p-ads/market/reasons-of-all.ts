import type { EligibilityReason, MarketAd } from '@peerbourse/contract/p2p/p2p-ads/ad.shape';

/** What depends on the visitor alone, whichever the ad. */
const ofVisitor: ReadonlySet<EligibilityReason['code']> = new Set(['terms', 'kyc', 'restricted_until']);

/** The reasons about the visitor that every ad has in common. */
export function reasonsOfAll(ads: ReadonlyArray<Pick<MarketAd, 'reasons'>>): EligibilityReason[] {
  const [first, ...others] = ads;
  return (first?.reasons ?? []).filter(
    ({ code }) => ofVisitor.has(code) && others.every(({ reasons }) => reasons.some((reason) => reason.code === code)),
  );
}
