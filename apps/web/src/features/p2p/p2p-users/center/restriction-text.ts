import type { TextKey } from '#base/i18n/text-keys.ts';
import type { MyTrader } from '#features/p2p/shared/my-trader.ts';

type Restriction = MyTrader['restrictions'][number];

/** With an end and without one. */
export const kindText: Record<Restriction['kind'], { until: TextKey<'p2p-users'>; open: TextKey<'p2p-users'> }> = {
  buy: { until: 'restricted_buy', open: 'restricted_buy_open' },
  sell: { until: 'restricted_sell', open: 'restricted_sell_open' },
  publish: { until: 'restricted_publish', open: 'restricted_publish_open' },
  all: { until: 'restricted_all', open: 'restricted_all_open' },
};

/** Why, and what helps. */
export const reasonText: Record<Restriction['reason'], { why: TextKey<'p2p-users'>; help: TextKey<'p2p-users'> }> = {
  cancellations: { why: 'why_cancellations', help: 'help_wait' },
  'third-party-payment': { why: 'why_third_party_payment', help: 'help_own_account' },
  'off-platform': { why: 'why_off_platform', help: 'help_stay_inside' },
  'false-evidence': { why: 'why_false_evidence', help: 'help_support' },
  'price-abuse': { why: 'why_price_abuse', help: 'help_wait' },
  abuse: { why: 'why_abuse', help: 'help_support' },
  'identity-review': { why: 'why_identity_review', help: 'help_identity' },
  'authority-request': { why: 'why_authority_request', help: 'help_support' },
};
