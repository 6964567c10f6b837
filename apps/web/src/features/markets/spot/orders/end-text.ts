import type { SpotOrder } from '@peerbourse/contract/markets/spot/order.shape';
import type { TextKey } from '#base/i18n/text-keys.ts';

type EndReason = NonNullable<SpotOrder['reason']>;

const texts = {
  filled: 'end_filled',
  'not-filled': 'end_not_filled',
  'fill-or-kill': 'end_fill_or_kill',
  'price-range': 'end_price_range',
  'price-band': 'end_price_band',
  'would-take': 'end_would_take',
  'self-trade': 'end_self_trade',
  cancelled: 'end_canceled',
  expired: 'end_expired',
  oco: 'end_oco',
  'market-closing': 'end_market_closing',
  state: 'end_state',
  'value-too-small': 'end_value_too_small',
  'book-full': 'end_book_full',
  'would-trigger': 'end_would_trigger',
  'price-limit': 'end_price_limit',
  'lots-limit': 'end_lots_limit',
  'hold-too-small': 'end_hold_too_small',
} as const satisfies Record<EndReason, TextKey<'spot'>>;

/** Why an order is over, in words. */
export function endText(reason: EndReason): (typeof texts)[EndReason] {
  return texts[reason];
}
