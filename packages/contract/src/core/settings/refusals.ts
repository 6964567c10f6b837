import { type RefusalRow, row } from '#refusal-row.ts';

export const refusals = {
  'settings.unknown-key': row('61201', 'settings_unknown_key'),
  'settings.changed-meanwhile': row('61202', 'settings_changed_meanwhile'),
  'settings.other-owner': row('61203', 'settings_other_owner'),
  'settings.two-persons': row('61204', 'settings_two_persons'),
  'settings.proposal-over': row('61205', 'settings_proposal_over'),
  'settings.own-proposal': row('61206', 'settings_own_proposal'),
} as const satisfies Record<string, RefusalRow>;
