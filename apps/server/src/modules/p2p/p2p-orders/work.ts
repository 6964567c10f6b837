import { sql } from '#platform/sql.ts';
import type { Work } from '#platform/work.ts';

const numbers = /^[1-9]\d{17,18}$/;
const readers = ['decider', 'approver', 'risk', 'auditor'] as const;

/** Nobody decides their own proposal, so it does not wait for its author. */
export const work: Work = {
  queues: [
    {
      name: 'p2p-orders.rulings',
      title: 'Ruling to confirm',
      address: '#/p2p/orders/',
      roles: ['approver', 'risk'],
      waiting: (me) => sql`
        SELECT trade.order_no AS number, ruling.proposed_at AS since, ruling.proposed_at + interval '30 minutes' AS due_at, false AS is_mine,
          trade.coin, trade.quantity AS units
        FROM p2p_orders_rulings ruling JOIN p2p_orders_orders trade ON trade.id = ruling.order_id
        WHERE ruling.state = 'open' AND trade.status = 2 AND ruling.proposed_by <> ${me}`,
    },
    {
      name: 'p2p-orders.unfreezes',
      title: 'Freeze to be lifted',
      address: '#/p2p/orders/',
      roles: ['approver', 'risk'],
      waiting: (me) => sql`
        SELECT trade.order_no AS number, found_freeze.lift_proposed_at AS since, found_freeze.lift_proposed_at + interval '30 minutes' AS due_at,
          false AS is_mine, trade.coin, trade.quantity AS units
        FROM p2p_orders_freezes found_freeze JOIN p2p_orders_orders trade ON trade.id = found_freeze.order_id
        WHERE found_freeze.ended_at IS NULL AND found_freeze.lift_proposed_by <> ${me}`,
    },
  ],
  finders: [
    {
      kind: 'order',
      title: 'Order',
      address: '#/p2p/orders/',
      roles: readers,
      pattern: numbers,
      find: (text) => sql`SELECT order_no AS number FROM p2p_orders_orders WHERE order_no = ${text}`,
    },
    {
      kind: 'ruling',
      title: 'Ruling',
      address: '#/p2p/orders/',
      roles: readers,
      pattern: numbers,
      find: (text) => sql`
        SELECT trade.order_no AS number FROM p2p_orders_rulings ruling JOIN p2p_orders_orders trade ON trade.id = ruling.order_id
        WHERE ruling.ruling_no = ${text}`,
    },
  ],
};
