import { type RefusalRow, row } from '#refusal-row.ts';

export const refusals = {
  'support.unknown-ticket': row('61601', 'support_unknown_ticket'),
  'support.closed': row('61602', 'support_closed'),
  'support.too-many-open': row('61603', 'support_too_many_open'),
  'support.too-long': row('61604', 'support_too_long'),
  'support.written-meanwhile': row('61605', 'support_written_meanwhile'),
  'support.token-over': row('61606', 'support_token_over'),
} as const satisfies Record<string, RefusalRow>;
