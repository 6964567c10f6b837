import { type CustomerFacts, type LookedAt, readFacts } from '#platform/customer-facts.ts';
import type { Db } from '#platform/db/pool.ts';
import { sql } from '#platform/sql.ts';

/** Cases of orders in appeal; what happened in them stands in the chain of the order. */
export const customerFacts: CustomerFacts = { area: 'orders', roles: ['decider', 'approver', 'risk', 'auditor'], facts };

function facts(db: Db, { accountId }: LookedAt) {
  return readFacts(
    db,
    sql`
      SELECT 'cases' AS list, 'appeal' AS kind, opened_at AS at, closed_at AS until,
        jsonb_build_object('caseNo', case_no, 'reason', reason, 'outcome', outcome,
          'by', CASE WHEN (opened_by = 'buyer') = (buyer_id = ${accountId}) THEN 'customer' ELSE 'other' END) AS values,
        closed_at IS NULL AS is_open, 'order' AS link_to, order_no AS link_id
      FROM p2p_appeals_cases WHERE buyer_id = ${accountId} OR seller_id = ${accountId} ORDER BY is_open DESC, id DESC LIMIT 15`,
  );
}
