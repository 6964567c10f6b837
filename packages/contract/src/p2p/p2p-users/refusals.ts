import { type RefusalRow, row } from '#refusal-row.ts';

export const refusals = {
  'p2p-users.held': row('63103', 'p2p_users_held'),
  'p2p-users.closed-here': row('63104', 'p2p_users_closed_here'),
  'p2p-users.exists': row('63105', 'p2p_users_exists'),
  'p2p-users.bad-nick-name': row('63106', 'p2p_users_bad_nick_name', 'field'),
  'p2p-users.nick-name-taken': row('63107', 'p2p_users_nick_name_taken', 'field'),
  'p2p-users.nick-name-too-soon': row('63108', 'p2p_users_nick_name_too_soon', 'field'),
  'p2p-users.terms-changed': row('63109', 'p2p_users_terms_changed'),
  'p2p-users.unknown-user': row('63110', 'p2p_users_unknown_user'),
  'p2p-users.yourself': row('63111', 'p2p_users_yourself'),
  'p2p-users.too-many-follows': row('63112', 'p2p_users_too_many_follows'),
  'p2p-users.bad-hours': row('63113', 'p2p_users_bad_hours', 'field'),
  'p2p-users.unknown-restriction': row('63114', 'p2p_users_unknown_restriction'),
  'p2p-users.no-phone': row('63115', 'p2p_users_no_phone', 'field'),
} as const satisfies Record<string, RefusalRow>;
