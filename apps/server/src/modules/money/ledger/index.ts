export { endHold } from './end-hold.ts';
export { holdCoins } from './hold-coins.ts';
export { postingsOfHold } from './hold-postings.table.ts';
export {
  type EscrowPart,
  holdStateOf,
  insertLot as giveLot,
  lockBalances,
  lockSellable,
  selectBalances as balancesOf,
  selectEscrow as coinsInEscrow,
  selectHeldByLots as heldByLots,
  selectRunningLots as runningLots,
  selectWithdrawable as withdrawableOf,
} from './ledger.table.ts';
export { divideLegs, feeOf, type Leg, moveLegs, type Place, type Wallet, wallets } from './legs.rules.ts';
export { moveCoins, moveCoinsReturning } from './move-coins.ts';
