export { endAdsOf, ownersOfOrders } from './end-ads-of.ts';
export { liveAdsOf } from './market/live-ads-of.ts';
export { type Quote, readQuote } from './market/quote.ts';
export { executeFromAd } from './orders/execute-from-ad.ts';
export { type GivingBack, giveBackToAd } from './orders/give-back-to-ad.ts';
export { type Taken, type Taking, takeFromAd } from './orders/take-from-ad.ts';
