import { type RefusalRow, row } from '#refusal-row.ts';

export const refusals = {
  'receipts.order-open': row('63801', 'receipts_order_open'),
} as const satisfies Record<string, RefusalRow>;
