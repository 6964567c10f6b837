import type { MarketAd } from '@peerbourse/contract/p2p/p2p-ads/ad.shape';

/** The way to pay that was wished for, or else the first that the ad has. */
export function firstMethod({ paymethods }: MarketAd, wished: string | undefined): string {
  return (paymethods.find(({ paymethodId }) => paymethodId === wished) ?? paymethods[0])?.paymethodId ?? '';
}
