import { type RefusalRow, row } from '#refusal-row.ts';

export const refusals = {
  'privacy.has-coins': row('20106', 'privacy_has_coins'),
} as const satisfies Record<string, RefusalRow>;
