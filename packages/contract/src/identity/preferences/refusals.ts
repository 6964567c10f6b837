import { type RefusalRow, row } from '#refusal-row.ts';

export const refusals = {
  'preferences.unknown-language': row('20401', 'preferences_unknown_language'),
} as const satisfies Record<string, RefusalRow>;
