import { type RefusalRow, row } from '#refusal-row.ts';

export const refusals = {
  'rates.unknown-pair': row('61101', 'rates_unknown_pair'),
  'rates.no-price': row('61102', 'rates_no_price'),
  'rates.price-out-of-band': row('61103', 'rates_price_out_of_band'),
} as const satisfies Record<string, RefusalRow>;
