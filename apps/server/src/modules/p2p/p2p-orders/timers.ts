import { sql } from '#platform/sql.ts';
import type { Timers } from '#platform/timers.ts';

const address = '#/p2p/orders/';

export const timers: readonly Timers[] = [
  {
    area: 'orders',
    title: 'Orders whose time is over',
    job: 'p2p-orders.expire',
    address,
    passed: (before) => sql`SELECT order_no AS number, due_at FROM p2p_orders_orders WHERE due_at <= ${before} AND frozen_at IS NULL`,
  },
  {
    area: 'freezes',
    title: 'Frozen orders that go on',
    job: 'p2p-orders.end-freezes',
    address,
    passed: (before) => sql`SELECT order_no AS number, frozen_until AS due_at FROM p2p_orders_orders WHERE frozen_until <= ${before}`,
  },
];
