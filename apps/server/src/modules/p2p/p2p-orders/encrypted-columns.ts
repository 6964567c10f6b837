import type { KeyUses } from '#platform/encrypted-columns.ts';
import { aboutMethod, fieldsPurpose } from './order-method.table.ts';

export const keyUses: KeyUses = {
  encrypted: [
    {
      table: 'p2p_orders_methods',
      column: 'closed_fields',
      purpose: fieldsPurpose,
      key: 'id',
      reads: ['order_no', 'place'],
      about: ({ order_no: orderNo = '', place = '' }) => aboutMethod(orderNo, place),
    },
  ],
};
