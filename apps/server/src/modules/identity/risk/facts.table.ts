import type { MainId } from '@peerbourse/contract/ids';
import type { RiskFacts } from '@peerbourse/rules/risk/rule';
import type { RiskStanding } from '@peerbourse/rules/risk/verdict';
import type { Db } from '#platform/db/pool.ts';
import { sql } from '#platform/sql.ts';

/** Coins that an act moves. */
export interface Coins {
  coin: string;
  units: bigint;
}

export interface Known {
  facts: RiskFacts;
  standings: RiskStanding[];
}

/** What the rules can ask about a person as `risk_facts` answers it; the same for an act of now and of long ago. */
export const factColumns = sql`
  facts.account_days AS "accountDays", facts.identity_level AS "identityLevel", facts.country, facts.orders_24h AS "orders24h",
  facts.amount_24h AS "amount24h", facts.faults_24h AS "faults24h", facts.open_cases AS "openCases",
  facts.lost_cases_30d AS "lostCases30d", facts.is_security_fresh AS "isSecurityFresh",
  facts.shares_with_restricted AS "sharesWithRestricted"`;

/** Everything in one statement: the person as it is now, the act, and the requests that still count. */
export async function readKnown(db: Db, mainId: MainId, coins: Coins | null): Promise<Known> {
  const { rows } = await sql<RiskFacts & { standings: RiskStanding[] }>`
    SELECT ${factColumns},
      CASE WHEN ${coins !== null}::boolean THEN risk_worth(${coins?.coin ?? ''}, ${coins?.units ?? 0n}::bigint, app_now()) END AS amount,
      (SELECT coalesce(jsonb_agg(jsonb_build_object('ruleId', rule_id, 'state', state)), '[]') FROM (
        SELECT DISTINCT ON (rule_id) rule_id, state FROM risk_requests
        WHERE account_id = ${mainId} AND (state = 'answered' OR state = 'open' AND expires_at > app_now() OR counts_until > app_now())
        ORDER BY rule_id, id DESC) newest) AS standings
    FROM risk_facts(${mainId}::bigint, app_now()) facts`.execute(db);
  const { standings, ...facts } = rows[0] as RiskFacts & { standings: RiskStanding[] };
  return { facts, standings };
}
