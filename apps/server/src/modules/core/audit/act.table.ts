import { type CustomerEvent, type EventPage, readEvents } from '#platform/customer-facts.ts';
import type { Db } from '#platform/db/pool.ts';
import { sql } from '#platform/sql.ts';

/** Acts of staff about one subject, for the module whose acts they are. */
export async function actsAbout(
  db: Db,
  { subject, acts }: { subject: string; acts: readonly string[] },
  page: EventPage,
): Promise<CustomerEvent[]> {
  return await readEvents(
    db,
    sql`
      SELECT at, 'audit:' || id AS key, act AS kind, jsonb_build_object('by', actor, 'reason', details ->> 'reason') AS values,
        NULL AS link_to, NULL AS link_id
      FROM audit_entries WHERE subject = ${subject} AND act = ANY(${[...acts]}::text[])`,
    page,
  );
}
