import { type RefusalRow, row } from '#refusal-row.ts';

export const refusals = {
  'accounts.country-closed': row('20101', 'accounts_country_closed'),
  'accounts.exists': row('20102', 'accounts_exists'),
  'accounts.invitation-unknown': row('20103', 'accounts_invitation_unknown', 'field'),
  'accounts.bad-name': row('20104', 'accounts_bad_name', 'field'),
  'accounts.locked': row('20105', 'accounts_locked'),
} as const satisfies Record<string, RefusalRow>;
