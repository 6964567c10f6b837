import type { BuyerReason, SellerReason } from '@peerbourse/rules/p2p-orders/cancel-reasons';
import type { CloseReason } from '@peerbourse/rules/p2p-orders/order-state';
import type { TextKey } from '#base/i18n/text-keys.ts';

type Key = TextKey<'p2p-orders'>;

export const buyerReasonKeys: Record<BuyerReason, Key> = {
  'changed-mind': 'reason_changed_mind',
  'cannot-pay': 'reason_cannot_pay',
  'wrong-amount': 'reason_wrong_amount',
  'account-invalid': 'reason_account_invalid',
  'extra-fee': 'reason_extra_fee',
  'method-refused': 'reason_method_refused',
  'no-answer': 'reason_no_answer',
  'both-agreed': 'reason_both_agreed',
};

export const sellerReasonKeys: Record<SellerReason, Key> = {
  'third-party-payment': 'ask_third_party_payment',
  'wrong-amount-paid': 'ask_wrong_amount_paid',
  refunded: 'ask_refunded',
};

/** Why an order is over, where its state does not say it. */
export const closedKeys: Partial<Record<CloseReason, Key>> = {
  'maker-rejected': 'closed_maker_rejected',
  'maker-silent': 'closed_maker_silent',
  'pay-timeout': 'closed_pay_timeout',
  'buyer-cancelled': 'closed_buyer_cancelled',
  'buyer-cancelled-paid': 'closed_buyer_cancelled_paid',
  mutual: 'closed_mutual',
  'buyer-waived': 'closed_buyer_waived',
  'service-stopped': 'closed_service_stopped',
  'ruled-release': 'closed_ruled_release',
  'ruled-refund': 'closed_ruled_refund',
  'ruled-split': 'closed_ruled_split',
};
