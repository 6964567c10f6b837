export type { P2pReference } from './cross-price.rules.ts';
export { referencePrice, referencePrices } from './reference-prices.ts';
