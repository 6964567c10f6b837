export { dayOpens } from './day-opens.ts';
export { type DayClose, dayCloses } from './history.table.ts';
export { priceBoard } from './price-board.ts';
export { priceFreshness } from './price-freshness.ts';
export { priceHistory } from './price-history.ts';
export { currentPrices, shownPrices } from './rate.table.ts';
export { hash, replayPrice, replayYear, seeded } from './replay-source.ts';
