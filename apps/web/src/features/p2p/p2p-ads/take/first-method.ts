import type { MarketAd } from '@peerbourse/contract/p2p/p2p-ads/ad.shape';

/** The payment method that was asked for, or else the first that the ad has. */
export function firstMethod({ paymethods }: MarketAd, preferred: string | undefined): string {
  return (paymethods.find(({ paymethodId }) => paymethodId === preferred) ?? paymethods[0])?.paymethodId ?? '';
}
