import { type RefusalRow, row } from '#refusal-row.ts';

export const refusals = {
  'exports.quota': row('62201', 'exports_quota'),
  'exports.too-many': row('62202', 'exports_too_many'),
} as const satisfies Record<string, RefusalRow>;
