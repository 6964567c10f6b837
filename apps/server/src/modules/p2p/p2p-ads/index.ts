export { type Ad, changeAd, insertEdit, lockAd } from './ad.table.ts';
export { executeFromAd } from './allocation/execute-from-ad.ts';
export { type GivingBack, giveBackToAd } from './allocation/give-back-to-ad.ts';
export { type Taken, type Taking, takeFromAd } from './allocation/take-from-ad.ts';
export { conditionColumns } from './check-terms.ts';
export { agreeTerms, type Terms } from './market/agree-terms.ts';
export { liveAdsOf } from './market/live-ads-of.ts';
export { type Quote, readQuote } from './market/quote.ts';
export { moveReserve } from './reserve.ts';
