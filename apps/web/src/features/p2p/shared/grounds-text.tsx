import type { RulingGrounds } from '@peerbourse/rules/p2p-orders/ruling-grounds';
import type { TextKey } from '#base/i18n/text-keys.ts';
import { useText } from '#base/i18n/texts.tsx';

/** Why support decided an appeal as it did. */
export function GroundsText({ grounds }: { grounds: RulingGrounds }) {
  return useText('p2p-rulings')(groundsKeys[grounds]);
}

const groundsKeys = {
  'payment-proven': 'grounds_payment_proven',
  'seller-silent': 'grounds_seller_silent',
  'not-paid': 'grounds_not_paid',
  'no-proof': 'grounds_no_proof',
  'buyer-silent': 'grounds_buyer_silent',
  'third-party': 'grounds_third_party',
  'payment-returned': 'grounds_payment_returned',
  reversed: 'grounds_reversed',
  underpaid: 'grounds_underpaid',
  other: 'grounds_other',
} as const satisfies Record<RulingGrounds, TextKey<'p2p-rulings'>>;
