import { type RefusalRow, row } from '#refusal-row.ts';

export const refusals = {
  'p2p-prices.no-price': row('63501', 'p2p_prices_no_price'),
  'p2p-prices.unconfirmed': row('63502', 'p2p_prices_unconfirmed', 'field'),
} as const satisfies Record<string, RefusalRow>;
