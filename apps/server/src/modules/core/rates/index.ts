export { dayOpens } from './day-opens.ts';
export { priceBoard } from './price-board.ts';
export { priceFreshness } from './price-freshness.ts';
export { currentPrices, shownPrices } from './rate.table.ts';
export { hash, replayPrice, seeded } from './replay-source.ts';
