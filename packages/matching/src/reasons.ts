/** Why a command changed nothing. The list is closed, and the checks are made in the order that the README gives for each command. */
export const refusalReasons = [
  'malformed',
  'state',
  'transition',
  'time-runs-back',
  'not-in-auction',
  'orders-open',
  'duplicate-order',
  'unknown-order',
  'not-amendable',
  'lots-gone',
  'nothing-to-amend',
  'price-limit',
  'lots-limit',
  'value-too-small',
  'hold-too-small',
  'reserve-too-small',
  'reserve-limit',
  'expired',
  'book-full',
  'would-trigger',
  'price-band',
  'self-trade',
  'would-take',
] as const;
export type RefusalReason = (typeof refusalReasons)[number];

/** Why an order is over. */
export const endReasons = [
  'filled',
  'not-filled',
  'fill-or-kill',
  'price-range',
  'price-band',
  'would-take',
  'self-trade',
  'cancelled',
  'expired',
  'oco',
  'quote-replaced',
  'market-closing',
] as const;
export type EndReason = (typeof endReasons)[number];

/** Why an order became smaller without a trade. */
export type ReduceReason = 'amended' | 'self-trade' | 'quote-replaced';

/** Why a market is in another state. */
export type StateReason = 'command' | 'volatility' | 'auction-end';
