import type { SiteSettings } from './site-settings.ts';

/** A part of the exchange: its name in the texts, where it lives, and the switch that opens it. */
export interface Product {
  name: 'nav_p2p' | 'nav_buy_crypto' | 'nav_contract' | 'nav_copy' | 'nav_earn' | 'nav_vip';
  to: string;
  isOpen: (settings: SiteSettings) => boolean;
}

export const products: readonly Product[] = [
  { name: 'nav_p2p', to: '/p2p-trade', isOpen: ({ p2pState }) => p2pState },
  { name: 'nav_buy_crypto', to: '/buy-sell-crypto', isOpen: ({ p2pState, fastTrade }) => p2pState && fastTrade },
  { name: 'nav_contract', to: '/mix/usdt/btc-usdt', isOpen: ({ contractSwitch }) => contractSwitch },
  { name: 'nav_copy', to: '/copy-trading', isOpen: ({ followSwitch }) => followSwitch },
  { name: 'nav_earn', to: '/earn', isOpen: ({ showFinancial }) => showFinancial },
  { name: 'nav_vip', to: '/vip', isOpen: ({ showVip }) => showVip },
];

export function openProducts(settings: SiteSettings): readonly Product[] {
  return products.filter(({ isOpen }) => isOpen(settings));
}

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
