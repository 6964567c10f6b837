import { type RefusalRow, row } from '#refusal-row.ts';

export const refusals = {
  'settings.unknown-key': row('61201', 'settings_unknown_key'),
  'settings.changed-meanwhile': row('61202', 'settings_changed_meanwhile'),
} as const satisfies Record<string, RefusalRow>;
