import {
  type CustomerEvent,
  type CustomerFact,
  type CustomerFacts,
  type EventPage,
  type LookedAt,
  readEvents,
  readFacts,
} from '#platform/customer-facts.ts';
import type { Db } from '#platform/db/pool.ts';
import { sql } from '#platform/sql.ts';

/** API keys: what they may, from how many networks, and when they were used. Of an address only the network is told, of secrets nothing. */
export const customerFacts: CustomerFacts = { area: 'logins', roles: ['reader', 'decider', 'risk', 'auditor'], facts, events };

const network = sql`CASE WHEN used_from LIKE '%:%' THEN split_part(used_from, ':', 1) || ':' || split_part(used_from, ':', 2) || ':…'
  ELSE split_part(used_from, '.', 1) || '.' || split_part(used_from, '.', 2) || '.x.x' END`;
const mark = sql`left(key_id, 8) || '…'`;

async function facts(db: Db, { mainId }: LookedAt): Promise<CustomerFact[]> {
  return await readFacts(
    db,
    sql`
      SELECT * FROM (
        SELECT 'api-keys' AS list, 'api-key' AS kind, coalesce(used_at, created_at) AS at, ends_at AS until,
          jsonb_strip_nulls(jsonb_build_object('key', ${mark}, 'kind', kind, 'scopes', array_to_string(scopes, ', '), 'networks', cardinality(addresses),
            'network', ${network}, 'ended', end_reason)) AS values,
          ended_at IS NULL AND (ends_at IS NULL OR ends_at > app_now()) AS is_open, NULL AS link_to, NULL AS link_id
        FROM api_keys_keys WHERE main_id = ${mainId} ORDER BY is_open DESC, at DESC LIMIT 40) key`,
  );
}

async function events(db: Db, { mainId }: LookedAt, page: EventPage): Promise<CustomerEvent[]> {
  return await readEvents(
    db,
    sql`
      SELECT created_at AS at, 'api-keys:made:' || id AS key, 'key-made' AS kind,
        jsonb_build_object('key', ${mark}, 'kind', kind, 'scopes', array_to_string(scopes, ', ')) AS values, NULL AS link_to, NULL AS link_id
      FROM api_keys_keys WHERE main_id = ${mainId}
      UNION ALL
      SELECT ended_at, 'api-keys:ended:' || id, 'key-ended', jsonb_build_object('key', ${mark}, 'reason', end_reason), NULL, NULL
      FROM api_keys_keys WHERE main_id = ${mainId} AND ended_at IS NOT NULL`,
    page,
  );
}
