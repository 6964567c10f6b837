import type { EligibilityReason, MarketAd } from '@peerbourse/contract/p2p/p2p-ads/ad.shape';

type Code = EligibilityReason['code'];

/** What everybody does once before trading, in the order in which it is done. */
export const setupReasons = ['terms', 'kyc', 'method'] as const satisfies readonly Code[];

const isSetup = (code: Code) => (setupReasons as readonly Code[]).includes(code);

/** Nothing but the first steps is left, or the login: the panel opens and shows them, instead of a closed row. */
export function mayOpen({ reasons }: Pick<MarketAd, 'reasons'>): boolean {
  return reasons.every(({ code }) => code === 'login' || isSetup(code));
}

/** The first steps that are left. */
export function stepsLeft({ reasons }: Pick<MarketAd, 'reasons'>): EligibilityReason[] {
  return setupReasons.flatMap((step) => reasons.filter(({ code }) => code === step));
}
