import { type RefusalRow, row } from '#refusal-row.ts';

export const refusals = {
  'proofs.order-closed': row('64301', 'proofs_order_closed'),
  'proofs.not-yet': row('64302', 'proofs_not_yet'),
} as const satisfies Record<string, RefusalRow>;
