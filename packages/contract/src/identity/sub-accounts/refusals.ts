import { type RefusalRow, row } from '#refusal-row.ts';

export const refusals = {
  'sub-accounts.unknown': row('20501', 'sub_accounts_unknown'),
  'sub-accounts.too-many': row('20502', 'sub_accounts_too_many'),
  'sub-accounts.name-taken': row('20503', 'sub_accounts_name_taken', 'field'),
} as const satisfies Record<string, RefusalRow>;
