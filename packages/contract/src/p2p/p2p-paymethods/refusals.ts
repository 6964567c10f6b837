import { type RefusalRow, row } from '#refusal-row.ts';

export const refusals = {
  'p2p-paymethods.unknown-template': row('63301', 'p2p_paymethods_unknown_template', 'field'),
  'p2p-paymethods.unknown-method': row('63302', 'p2p_paymethods_unknown_method'),
  'p2p-paymethods.bad-value': row('63303', 'p2p_paymethods_bad_value', 'field'),
  'p2p-paymethods.too-many': row('63304', 'p2p_paymethods_too_many'),
  'p2p-paymethods.not-verified': row('63305', 'p2p_paymethods_not_verified'),
  'p2p-paymethods.exists': row('63306', 'p2p_paymethods_exists'),
  'p2p-paymethods.in-use': row('63307', 'p2p_paymethods_in_use'),
  'p2p-paymethods.disabled-by-us': row('63308', 'p2p_paymethods_disabled_by_us'),
  'p2p-paymethods.changed-meanwhile': row('63309', 'p2p_paymethods_changed_meanwhile'),
  'p2p-paymethods.code-taken': row('63310', 'p2p_paymethods_code_taken', 'field'),
  'p2p-paymethods.bad-template': row('63311', 'p2p_paymethods_bad_template', 'field'),
  'p2p-paymethods.unknown-review': row('63312', 'p2p_paymethods_unknown_review'),
  'p2p-paymethods.resolved': row('63313', 'p2p_paymethods_resolved'),
} as const satisfies Record<string, RefusalRow>;
