/** Addresses that moved, without language; the query is kept and the answer is a 302. */
export const redirects: ReadonlyMap<string, string> = new Map([
  ['/buy-sell-crypto/cash-balance', '/buy-sell-crypto/cash-conversion'],
  ['/p2p-trade/quick', '/buy-sell-crypto'],
  ['/help/how-p2p-will-work', '/help/how-p2p-works'],
]);

/** Where a path of the table leads; the path may still have its language. */
export function movedTo(pathname: string): string {
  return [...redirects].find(([from]) => pathname.replace(/\/+$/, '').endsWith(from))?.[1] ?? '/';
}
