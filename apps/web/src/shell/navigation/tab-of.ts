export type TabName = 'tab_home' | 'nav_markets' | 'nav_p2p' | 'my_orders' | 'my_assets';

/** The first that fits. */
const sections: ReadonlyArray<readonly [within: RegExp, tab: TabName]> = [
  [/^\/$/, 'tab_home'],
  [/^\/(?:markets|price)(?:\/|$)/, 'nav_markets'],
  [/^\/p2p-trade\/(?:orders?|desk)(?:\/|$)/, 'my_orders'],
  [/^\/(?:p2p-trade|buy-sell-crypto)(?:\/|$)/, 'nav_p2p'],
  [/^\/assets(?:\/|$)/, 'my_assets'],
];

/** Which tab a page belongs to; those of the account are reached by the avatar and belong to none. */
export function tabOf(pathname: string): TabName | undefined {
  return sections.find(([within]) => within.test(pathname))?.[1];
}
