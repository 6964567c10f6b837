import { type RefusalRow, row } from '#refusal-row.ts';

export const refusals = {
  'p2p-orders.unknown-order': row('63601', 'p2p_orders_unknown_order'),
  'p2p-orders.not-now': row('63602', 'p2p_orders_not_now'),
  'p2p-orders.not-eligible': row('63603', 'p2p_orders_not_eligible'),
  'p2p-orders.price-changed': row('63604', 'p2p_orders_price_changed', 'field'),
  'p2p-orders.quote-spent': row('63605', 'p2p_orders_quote_spent'),
  'p2p-orders.too-many-open': row('63606', 'p2p_orders_too_many_open'),
  'p2p-orders.amount-out-of-range': row('63607', 'p2p_orders_amount_out_of_range', 'field'),
  'p2p-orders.method-missing': row('63608', 'p2p_orders_method_missing', 'field'),
  'p2p-orders.statement-missing': row('63610', 'p2p_orders_statement_missing', 'field'),
  'p2p-orders.amount-differs': row('63611', 'p2p_orders_amount_differs', 'field'),
  'p2p-orders.payer-differs': row('63612', 'p2p_orders_payer_differs', 'field'),
  'p2p-orders.changed': row('63640', 'p2p_orders_changed'),
  'p2p-orders.ruling-open': row('63641', 'p2p_orders_ruling_open'),
  'p2p-orders.ruling-over': row('63642', 'p2p_orders_ruling_over'),
  'p2p-orders.bad-split': row('63644', 'p2p_orders_bad_split'),
  'p2p-orders.unfreeze-open': row('63645', 'p2p_orders_unfreeze_open'),
  'p2p-orders.unfreeze-over': row('63646', 'p2p_orders_unfreeze_over'),
  'p2p-orders.own-ruling': row('63643', 'p2p_orders_own_ruling'),
} as const satisfies Record<string, RefusalRow>;
