import { type CustomerFacts, type EventPage, type LookedAt, readEvents, readFacts } from '#platform/customer-facts.ts';
import type { Db } from '#platform/db/pool.ts';
import { sql } from '#platform/sql.ts';

/** Balances, coins that wait (T+N), and every posting. */
export const customerFacts: CustomerFacts = { area: 'money', roles: ['risk', 'approver', 'auditor'], facts, events };

function facts(db: Db, { accountId, userId }: LookedAt) {
  return readFacts(
    db,
    sql`
      SELECT * FROM (
        SELECT 'balances' AS list, 'balance' AS kind, NULL::timestamptz AS at, NULL::timestamptz AS until,
          jsonb_build_object('coin', asset, 'purpose', purpose, 'amount', trim_scale(balance * ('1e-' || scale)::numeric)::text) AS values,
          true AS is_open, 'ledger' AS link_to, ${userId}::text AS link_id
        FROM ledger_account_balances JOIN reference_coins ON coin = asset WHERE owner_id = ${accountId} AND balance <> 0 ORDER BY sort, purpose) balance
      UNION ALL
      SELECT 'restraints', 'lot', at, expires_at,
        jsonb_build_object('coin', asset, 'amount', trim_scale(amount * ('1e-' || scale)::numeric)::text, 'reference', reference),
        true, 'ledger', ${userId}::text
      FROM ledger_lots JOIN reference_coins ON coin = asset WHERE owner_id = ${accountId} AND expires_at > app_now()`,
  );
}

function events(db: Db, { accountId }: LookedAt, page: EventPage) {
  return readEvents(
    db,
    sql`
      SELECT posting.at, 'ledger:' || posting.id AS key, 'posting' AS kind,
        jsonb_build_object('what', journal.kind, 'purpose', account.purpose, 'coin', posting.asset,
          'amount', trim_scale(posting.amount * ('1e-' || scale)::numeric)::text) AS values,
        'journal' AS link_to, posting.journal_id::text AS link_id
      FROM ledger_postings posting JOIN ledger_journals journal ON journal.id = posting.journal_id
      JOIN ledger_accounts account ON account.id = posting.account_id JOIN reference_coins ON coin = posting.asset
      WHERE posting.owner_id = ${accountId}`,
    page,
  );
}
