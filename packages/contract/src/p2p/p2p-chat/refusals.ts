import { type RefusalRow, row } from '#refusal-row.ts';

export const refusals = {
  'p2p-chat.closed': row('63701', 'p2p_chat_closed'),
  'p2p-chat.bad-file': row('63702', 'p2p_chat_bad_file'),
} as const satisfies Record<string, RefusalRow>;
