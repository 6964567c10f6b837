export { endHold } from './end-hold.ts';
export { holdCoins } from './hold-coins.ts';
export {
  holdStateOf,
  insertLot as giveLot,
  lockBalances,
  selectBalances as balancesOf,
  selectHeldByLots as heldByLots,
  selectRunningLots as runningLots,
  selectWithdrawable as withdrawableOf,
} from './ledger.table.ts';
export { divideLegs, feeOf, type Leg, moveLegs, type Place, type Wallet, wallets } from './legs.rules.ts';
export { moveCoins, moveCoinsReturning } from './move-coins.ts';
