export { priceFreshness } from './price-freshness.ts';
