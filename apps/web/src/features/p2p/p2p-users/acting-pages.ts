/** Pages on which somebody begins something with money. Own orders and ads stay: what has begun must be brought to its end. */
export function isActing(pathname: string): boolean {
  return /^\/(?:buy-sell-crypto|p2p-trade\/(?:ads\/new|apply))(?:\/|$)/.test(pathname);
}

export function isSelling(pathname: string): boolean {
  return /^\/p2p-trade\/sell(?:\/|$)/.test(pathname);
}
