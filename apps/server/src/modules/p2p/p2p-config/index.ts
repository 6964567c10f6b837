export type { Bands } from './config.rules.ts';
export { feePpm } from './fee-ppm.ts';
export { marketIsOpen } from './market-is-open.ts';
export { offeredCoin } from './offered-coin.ts';
export { bandsOf, offeredFiat, payWindowsOf } from './offered-fiat.ts';
export { type OpenCoin, openCoins } from './open-coins.ts';
export { openPairs } from './open-pairs.ts';
export { p2pConfig } from './p2p-config.ts';
export { type P2pFiat, p2pFiats } from './p2p-fiats.ts';
