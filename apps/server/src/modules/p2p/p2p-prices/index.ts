export type { P2pReference } from './cross-price.rules.ts';
export { priceWarning } from './price-warning.ts';
export { referencePrice, referencePrices } from './reference-prices.ts';
