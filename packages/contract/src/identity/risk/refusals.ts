import { type RefusalRow, row } from '#refusal-row.ts';

export const refusals = {
  'risk.unknown-request': row('61801', 'risk_unknown_request'),
  'risk.request-over': row('61802', 'risk_request_over'),
  'risk.bad-file': row('61803', 'risk_bad_file'),
  'risk.decided': row('61804', 'risk_decided'),
} as const satisfies Record<string, RefusalRow>;
