import { type RefusalRow, row } from '#refusal-row.ts';

export const refusals = {
  'p2p-chat.closed': row('63701', 'p2p_chat_closed'),
  'p2p-chat.bad-file': row('63702', 'p2p_chat_bad_file'),
  'p2p-chat.unknown-reply': row('63703', 'p2p_chat_unknown_reply'),
  'p2p-chat.too-many-replies': row('63704', 'p2p_chat_too_many_replies'),
  'p2p-chat.unknown-message': row('63705', 'p2p_chat_unknown_message'),
  'p2p-chat.already-reported': row('63706', 'p2p_chat_already_reported'),
  'p2p-chat.unknown-report': row('63707', 'p2p_chat_unknown_report'),
} as const satisfies Record<string, RefusalRow>;
