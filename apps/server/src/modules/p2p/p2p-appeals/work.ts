import { sql } from '#platform/sql.ts';
import type { Work } from '#platform/work.ts';
import { giveCase } from './desk/give-case.ts';

/** Whoever has to speak has spoken or let the time pass, and no question is open. */
const staffTurn = sql`
  NOT EXISTS (SELECT FROM p2p_appeals_requests WHERE case_id = found.id AND answered_at IS NULL AND silence_noted_at IS NULL)
  AND (found.silence_noted_at IS NOT NULL
    OR (SELECT count(*) FROM p2p_appeals_statements WHERE case_id = found.id AND kind = 'statement') = 2)`;

/** The clock stands once staff are late, which was at the newest of what they missed. Nobody else's case is anybody's to decide. */
export const work: Work = {
  queues: [
    {
      name: 'p2p-appeals.cases',
      title: 'Appeal',
      address: '#/p2p/orders/',
      roles: ['decider', 'risk'],
      waiting: (me) => sql`
        SELECT found.order_no AS number, found.opened_at AS since,
          coalesce(found.next_at, greatest(found.take_missed_at, found.decision_missed_at)) AS due_at,
          coalesce(found.taken_by = ${me}, false) AS is_mine, amount.coin, amount.quantity AS units
        FROM p2p_appeals_cases found JOIN p2p_orders_values amount ON amount.order_id = found.order_id
        WHERE found.closed_at IS NULL AND (found.taken_by IS NULL OR found.taken_by = ${me} OR found.next_at IS NULL)
          AND (${staffTurn} OR found.taken_by = ${me})
          AND NOT EXISTS (SELECT FROM p2p_orders_being_decided WHERE order_id = found.order_id)`,
      own: {
        holder: (number) => sql`SELECT taken_by AS staff_id FROM p2p_appeals_cases WHERE order_no = ${number} AND closed_at IS NULL`,
        give: giveCase,
      },
    },
    {
      name: 'p2p-appeals.awards',
      title: 'Award to confirm',
      address: '#/p2p/orders/',
      roles: ['approver', 'risk'],
      waiting: (me) => sql`
        SELECT found.order_no AS number, award.proposed_at AS since, award.proposed_at + interval '30 minutes' AS due_at, false AS is_mine,
          amount.coin, coalesce(award.amount, amount.quantity) AS units
        FROM p2p_appeals_awards award JOIN p2p_appeals_cases found ON found.id = award.case_id
        JOIN p2p_orders_values amount ON amount.order_id = found.order_id
        WHERE award.state = 'open' AND award.proposed_by <> ${me}`,
    },
  ],
  finders: [
    {
      kind: 'case',
      title: 'Case',
      address: '#/p2p/orders/',
      roles: ['decider', 'approver', 'risk', 'auditor'],
      pattern: /^[1-9]\d{0,18}-[1-9]\d{0,3}$/,
      find: (text) => sql`SELECT order_no AS number FROM p2p_appeals_cases WHERE case_no = ${text}`,
    },
  ],
};
