/** A screen of the native app that takes the place of a web page. */
export interface NativeTarget {
  screen: 'home' | 'overseas-otc-main' | 'p2p-trade';
  pageType?: 0 | 1;
}

const overseasOtc: NativeTarget = { screen: 'overseas-otc-main' };
const quickTrade: NativeTarget = { screen: 'p2p-trade', pageType: 0 };
const hallTrade: NativeTarget = { screen: 'p2p-trade', pageType: 1 };

/** Which paths the app takes over, without language. A row with a star stands for everything below it. */
const rows: ReadonlyArray<readonly [path: string, target: NativeTarget]> = [
  ['/p2p-trade/buy-coin', overseasOtc],
  ['/buy-sell-crypto/third-party', overseasOtc],
  ['/p2p-trade/quick', quickTrade],
  ['/p2p-trade', hallTrade],
  ['/p2p-trade/hall', hallTrade],
  ['/p2p-trade/buy', hallTrade],
  ['/p2p-trade/buy/*', hallTrade],
  ['/p2p-trade/sell', hallTrade],
  ['/p2p-trade/sell/*', hallTrade],
];

/** Compares the path that was asked for, before any redirect. */
export function nativeTargetOf(pathname: string): NativeTarget | undefined {
  const path = pathname.replace(/\/+$/, '') || '/';
  return rows.find(([row]) => (row.endsWith('/*') ? path.startsWith(row.slice(0, -1)) : path === row))?.[1];
}
