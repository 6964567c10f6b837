import { type RefusalRow, row } from '#refusal-row.ts';

export const refusals = {
  'sessions.qr-over': row('20301', 'sessions_qr_over'),
  'sessions.unknown': row('20302', 'sessions_unknown'),
  'sessions.held': row('20303', 'sessions_held'),
} as const satisfies Record<string, RefusalRow>;
