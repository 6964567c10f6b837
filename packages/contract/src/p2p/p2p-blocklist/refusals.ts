import { type RefusalRow, row } from '#refusal-row.ts';

export const refusals = {
  'p2p-blocklist.unknown-user': row('63201', 'p2p_blocklist_unknown_user'),
  'p2p-blocklist.yourself': row('63202', 'p2p_blocklist_yourself'),
  'p2p-blocklist.too-many': row('63203', 'p2p_blocklist_too_many'),
} as const satisfies Record<string, RefusalRow>;
