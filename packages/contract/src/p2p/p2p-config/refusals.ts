import { type RefusalRow, row } from '#refusal-row.ts';

export const refusals = {
  'p2p-config.unknown-fiat': row('63001', 'p2p_config_unknown_fiat', 'field'),
  'p2p-config.unknown-coin': row('63002', 'p2p_config_unknown_coin', 'field'),
} as const satisfies Record<string, RefusalRow>;
