import type { MainId } from '@peerbourse/contract/ids';
import type { Db } from '#platform/db/pool.ts';
import { sql } from '#platform/sql.ts';

export interface Overlap {
  devices: number;
  addresses: number;
  networks: number;
  lastAt: Date | null;
}

/** The part of an address that a household or an office shares: three of the four numbers, or the first three groups. */
const network = sql`CASE WHEN address LIKE '%:%' THEN split_part(address, ':', 1) || ':' || split_part(address, ':', 2) || ':' || split_part(address, ':', 3)
  ELSE regexp_replace(address, '\\.[0-9]+$', '') END`;

const places = (mainId: MainId, days: number) => sql`
  SELECT device_id, address, ${network} AS network, max(at) AS at FROM (
    SELECT device_id, address, seen_at AS at FROM sessions_families WHERE main_id = ${mainId}
    UNION ALL
    SELECT device_id, address, at FROM sessions_login_history WHERE main_id = ${mainId} AND outcome = 'opened') used
  WHERE at > app_now() - make_interval(days => ${days}) GROUP BY device_id, address`;

/** How many devices, addresses and networks two people have both been on; which ones, nobody is told. */
export async function overlapOf(db: Db, one: MainId, other: MainId, days: number): Promise<Overlap> {
  const { rows } = await sql<Overlap>`
    WITH one AS (${places(one, days)}), other AS (${places(other, days)})
    SELECT count(DISTINCT one.device_id) FILTER (WHERE one.device_id = other.device_id)::int AS devices,
      count(DISTINCT one.address) FILTER (WHERE one.address = other.address)::int AS addresses,
      count(DISTINCT one.network) FILTER (WHERE one.network = other.network)::int AS networks,
      max(least(one.at, other.at)) AS "lastAt"
    FROM one JOIN other ON (one.device_id = other.device_id AND one.device_id <> '') OR (one.network = other.network AND one.network <> '')`.execute(
    db,
  );
  return rows[0] as Overlap;
}
