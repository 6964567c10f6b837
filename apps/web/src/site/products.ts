const closedNames = [
  ['/p2p-trade/apply', 'product_merchant'],
  ['/p2p-trade', 'nav_p2p'],
  ['/buy-sell-crypto/card', 'product_card'],
  ['/buy-sell-crypto/cash-conversion', 'product_cash'],
  ['/buy-sell-crypto', 'nav_buy_crypto'],
  ['/fiat', 'nav_buy_crypto'],
  ['/mix', 'nav_contract'],
  ['/copy-trading', 'nav_copy'],
  ['/earn', 'nav_earn'],
  ['/vip', 'nav_vip'],
] as const;

/** The text that names what stands at a path; undefined for the pages of accounts. */
export function productNameAt(pathname: string): (typeof closedNames)[number][1] | undefined {
  return closedNames.find(([path]) => pathname === path || pathname.startsWith(`${path}/`))?.[1];
}
