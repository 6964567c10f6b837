import { type RefusalRow, row } from '#refusal-row.ts';

export const refusals = {
  'webhooks.unknown-endpoint': row('62401', 'webhooks_unknown_endpoint'),
  'webhooks.not-verified': row('62402', 'webhooks_not_verified'),
  'webhooks.bad-address': row('62403', 'webhooks_bad_address', 'field'),
  'webhooks.too-many': row('62404', 'webhooks_too_many'),
  'webhooks.unknown-delivery': row('62405', 'webhooks_unknown_delivery'),
} as const satisfies Record<string, RefusalRow>;
