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
import { deviceName } from './device.rules.ts';

/** Devices and logins. Of an address only the network is told, and of a device a short mark: tokens and hashes stay here. */
export const customerFacts: CustomerFacts = { area: 'logins', roles: ['reader', 'decider', 'risk', 'auditor'], facts, events };

const network = sql`CASE WHEN address LIKE '%:%' THEN split_part(address, ':', 1) || ':' || split_part(address, ':', 2) || ':…'
  ELSE split_part(address, '.', 1) || '.' || split_part(address, '.', 2) || '.x.x' END`;
const mark = sql`'d-' || left(encode(sha256(convert_to(device_id, 'UTF8')), 'hex'), 4)`;

async function facts(db: Db, { mainId }: LookedAt): Promise<CustomerFact[]> {
  const found = await readFacts(
    db,
    sql`
      SELECT * FROM (
        SELECT 'devices' AS list, 'device' AS kind, max(seen_at) AS at, min(held_until) FILTER (WHERE held_until > app_now()) AS until,
          jsonb_build_object('device', ${mark}, 'agent', (array_agg(user_agent ORDER BY seen_at DESC))[1],
            'country', nullif((array_agg(country ORDER BY seen_at DESC))[1], ''),
            'network', (array_agg(${network} ORDER BY seen_at DESC))[1],
            'sessions', count(*) FILTER (WHERE ended_at IS NULL AND expires_at > app_now()), 'method', (array_agg(method ORDER BY seen_at DESC))[1]) AS values,
          count(*) FILTER (WHERE ended_at IS NULL AND expires_at > app_now()) > 0 AS is_open, NULL AS link_to, NULL AS link_id
        FROM sessions_families WHERE main_id = ${mainId} GROUP BY device_id ORDER BY is_open DESC, at DESC LIMIT 20) device
      UNION ALL
      SELECT 'restraints', 'session-cooling', began_at, held_until, jsonb_build_object('device', ${mark}), true, NULL, NULL
      FROM sessions_families WHERE main_id = ${mainId} AND held_until > app_now() AND ended_at IS NULL`,
  );
  return found.map(withDeviceName);
}

async function events(db: Db, { mainId }: LookedAt, page: EventPage): Promise<CustomerEvent[]> {
  const found = await readEvents(
    db,
    sql`
      SELECT at, 'sessions:login:' || id AS key, 'login' AS kind, jsonb_build_object('outcome', outcome, 'method', method, 'device', ${mark},
        'agent', user_agent, 'country', nullif(country, ''), 'network', ${network}) AS values, NULL AS link_to, NULL AS link_id
      FROM sessions_login_history WHERE main_id = ${mainId}
      UNION ALL
      SELECT ended_at, 'sessions:ended:' || id, 'session-ended', jsonb_build_object('reason', end_reason, 'device', ${mark}, 'agent', user_agent), NULL, NULL
      FROM sessions_families WHERE main_id = ${mainId} AND ended_at IS NOT NULL`,
    page,
  );
  return found.map(withDeviceName);
}

/** People say "Chrome on Windows", and so does the page; the whole text of a browser says more about somebody than staff need. */
function withDeviceName<Told extends { values: Readonly<Record<string, string>> }>(told: Told): Told {
  const { agent = '', ...values } = told.values;
  const name = deviceName(agent);
  return { ...told, values: name === '' ? values : { ...values, agent: name } };
}
