import type { MarketAd } from '@peerbourse/contract/p2p/p2p-ads/ad.shape';
import { isLess, parseUnits } from '@peerbourse/rules/money';
import { amountsOf, type Digits, limitsOf, problemOf, type TakeDraft } from '../take/take.form.ts';

/** The best of the offers that an amount fits into; without an amount it is the best of all. */
export function bestOffer(ads: readonly MarketAd[], draft: TakeDraft, digits: Digits): MarketAd | undefined {
  return ads.find((ad) => {
    const problem = problemOf(amountsOf(draft, ad, digits), ad, digits);
    return problem === undefined || problem === 'missing';
  });
}

/** The amount that comes nearest to what is wanted and that one of the offers takes. */
export function nearestAmount(ads: readonly MarketAd[], wanted: string, digits: Digits): string | undefined {
  const units = (text: string) => parseUnits(text, digits.fiatDecimals);
  const ends = ads.flatMap((ad) => {
    const limits = limitsOf(ad, digits);
    return limits ? [isLess(wanted, limits.min) ? limits.min : limits.max] : [];
  });
  const distance = (end: string) => {
    const way = units(end) - units(wanted);
    return way < 0n ? -way : way;
  };
  return ends.reduce<string | undefined>(
    (nearest, end) => (nearest === undefined || distance(end) < distance(nearest) ? end : nearest),
    undefined,
  );
}

const farPpm = 20_000;

/** More than two percent from what the coin is worth elsewhere is worth a second look. */
export function isFarOff({ spreadPpm }: Pick<MarketAd, 'spreadPpm'>): boolean {
  return spreadPpm !== null && Math.abs(spreadPpm) > farPpm;
}
