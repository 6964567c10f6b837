import { type RefusalRow, row } from '#refusal-row.ts';

export const refusals = {
  'customers.unknown': row('61301', 'customers_unknown'),
  'customers.not-held': row('61302', 'customers_not_held'),
  'customers.wrong-state': row('61303', 'customers_wrong_state'),
  'customers.reason-needed': row('61304', 'customers_reason_needed'),
  'customers.look-over': row('61305', 'customers_look_over'),
} as const satisfies Record<string, RefusalRow>;
