import { type RefusalRow, row } from '#refusal-row.ts';

export const refusals = {
  'assets.unknown-coin': row('62101', 'assets_unknown_coin', 'field'),
  'assets.same-wallet': row('62102', 'assets_same_wallet', 'field'),
  'assets.bad-amount': row('62103', 'assets_bad_amount', 'field'),
} as const satisfies Record<string, RefusalRow>;
