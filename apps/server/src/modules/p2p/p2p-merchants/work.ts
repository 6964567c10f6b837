import { sql } from '#platform/sql.ts';
import type { Work } from '#platform/work.ts';

/** An application has three days; nobody decides their own proposal, nor about the money where they have ruled. */
export const work: Work = {
  queues: [
    {
      name: 'p2p-merchants.applications',
      title: 'Merchant application',
      address: '#/p2p/merchants/',
      roles: ['decider', 'risk'],
      waiting: () => sql`
        SELECT application_no AS number, submitted_at AS since, submitted_at + interval '3 days' AS due_at, false AS is_mine,
          'USDT'::text AS coin, deposit AS units
        FROM p2p_merchants_applications WHERE state = 'waiting'`,
    },
    {
      name: 'p2p-merchants.removals',
      title: 'Merchant to be removed',
      address: '#/p2p/merchants/',
      roles: ['approver', 'risk'],
      waiting: (me) => sql`
        SELECT newest.application_no AS number, removal.proposed_at AS since, removal.proposed_at + interval '1 day' AS due_at, false AS is_mine,
          'USDT'::text AS coin, newest.deposit AS units
        FROM p2p_merchants_removals removal CROSS JOIN LATERAL (
          SELECT application_no, deposit FROM p2p_merchants_applications
          WHERE account_id = removal.account_id ORDER BY id DESC LIMIT 1) newest
        WHERE removal.state = 'open' AND removal.proposed_by <> ${me}`,
    },
    {
      name: 'p2p-merchants.compensations',
      title: 'Compensation to confirm',
      address: '#/p2p/orders/',
      roles: ['approver', 'risk'],
      waiting: (me) => sql`
        SELECT trade.order_no AS number, paid.proposed_at AS since, paid.proposed_at + interval '1 day' AS due_at, false AS is_mine,
          'USDT'::text AS coin, paid.amount AS units
        FROM p2p_merchants_compensations paid JOIN p2p_orders_values trade ON trade.order_id = paid.order_id
        WHERE paid.state = 'open' AND paid.proposed_by <> ${me} AND NOT p2p_merchants_has_ruled(paid.order_id, ${me})`,
    },
  ],
};
