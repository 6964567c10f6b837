export { admitFrom } from './admit-to-p2p.ts';
export { nextPauseMinutes, pauseBuying } from './pause-buying.ts';
export { isRestrictedFrom, lockProfile, openRestrictions, type Trader, traderOf, tradersOf } from './profile.table.ts';
export { percentOf } from './profile.view.ts';
export { countCancelled, countTrade, type Trade } from './trade.table.ts';
