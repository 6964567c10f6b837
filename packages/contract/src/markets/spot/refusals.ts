import { type RefusalRow, row } from '#refusal-row.ts';

export const refusals = {
  'spot.unknown-market': row('64201', 'spot_unknown_market'),
  'spot.unknown-order': row('64202', 'spot_unknown_order'),
  'spot.price-step': row('64203', 'spot_price_step', 'field'),
  'spot.quantity-step': row('64204', 'spot_quantity_step', 'field'),
  'spot.over-limit': row('64205', 'spot_over_limit', 'field'),
  'spot.no-price': row('64206', 'spot_no_price'),
  'spot.client-order-id': row('64207', 'spot_client_order_id'),
  'spot.not-amendable': row('64208', 'spot_not_amendable'),
  'spot.quantity-gone': row('64209', 'spot_quantity_gone', 'field'),
  'spot.no-maker': row('64210', 'spot_no_maker'),
  'spot.quotes-paused': row('64211', 'spot_quotes_paused'),
  'spot.changed-meanwhile': row('64212', 'spot_changed_meanwhile'),
  'spot.already-listed': row('64213', 'spot_already_listed'),
  'spot.unsound-terms': row('64214', 'spot_unsound_terms'),
  'spot.orders-open': row('64215', 'spot_orders_open'),
  'spot.impossible-state': row('64216', 'spot_impossible_state'),
  'spot.proposal-over': row('64217', 'settings_proposal_over'),
  'spot.own-proposal': row('64218', 'settings_own_proposal'),
  'spot.two-persons': row('64219', 'settings_two_persons'),
} as const satisfies Record<string, RefusalRow>;
