import { type RefusalRow, row } from '#refusal-row.ts';

export const refusals = {
  'work.too-many-views': row('61701', 'work_too_many_views'),
  'work.unknown-case': row('61702', 'work_unknown_case'),
  'work.unknown-member': row('61703', 'work_unknown_member', 'field'),
  'work.held': row('61704', 'work_held'),
} as const satisfies Record<string, RefusalRow>;
