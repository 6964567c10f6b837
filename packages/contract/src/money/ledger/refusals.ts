import { type RefusalRow, row } from '#refusal-row.ts';

export const refusals = {
  'ledger.too-little': row('62001', 'ledger_too_little', 'field'),
  'ledger.not-free-yet': row('62002', 'ledger_not_free_yet'),
  'ledger.hold-over': row('62003', 'ledger_hold_over'),
  'ledger.unknown': row('62004', 'ledger_unknown'),
  'ledger.over-limit': row('62005', 'ledger_over_limit', 'field'),
  'ledger.correction-over': row('62006', 'ledger_correction_over'),
  'ledger.own-correction': row('62007', 'ledger_own_correction'),
} as const satisfies Record<string, RefusalRow>;
