/** Pages that are screens of the app when they are opened inside of it, with the rule that says so. */
export const nativeScreens = [
  ['R2.28', '/p2p-trade/buy-coin', { screen: 'overseas-otc-main' }],
  ['R2.28', '/buy-sell-crypto/third-party', { screen: 'overseas-otc-main' }],
  ['R2.29', '/p2p-trade/quick', { screen: 'p2p-trade', pageType: 0 }],
  ['R2.30', '/p2p-trade', { screen: 'p2p-trade', pageType: 1 }],
  ['R2.30', '/p2p-trade/hall', { screen: 'p2p-trade', pageType: 1 }],
  ['R2.30', '/p2p-trade/buy/USDT-EUR', { screen: 'p2p-trade', pageType: 1 }],
  ['R2.30', '/p2p-trade/sell/USDT-EUR', { screen: 'p2p-trade', pageType: 1 }],
] as const;
