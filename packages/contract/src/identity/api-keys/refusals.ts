import { type RefusalRow, row } from '#refusal-row.ts';

/** Those that a signed call may meet stand with the common ones. */
export const refusals = {
  'api-keys.too-many': row('20801', 'api_keys_too_many'),
  'api-keys.unknown': row('20802', 'api_keys_unknown'),
  'api-keys.bad-public-key': row('20803', 'api_keys_bad_public_key', 'field'),
  'api-keys.bad-address': row('20804', 'api_keys_bad_address', 'field'),
  'api-keys.needs-addresses': row('20805', 'api_keys_needs_addresses', 'field'),
  'api-keys.unverified': row('20806', 'api_keys_unverified'),
} as const satisfies Record<string, RefusalRow>;
