import type { ClientBase } from 'pg';

/** As PostgreSQL says that it cannot be talked to just now, so that callers take it for an outage. */
const cannotConnectNow = '57P03';

/**
 * Every promotion of a standby begins a new timeline of WAL, and its number is the epoch of the database: PostgreSQL counts it by itself
 * and cannot forget it. Whoever has talked to a later epoch, or was told of it, talks to no earlier one: an old primary that comes back
 * under its old name gets no more sessions. A standby that has not been promoted has no epoch.
 */
export function fence(told: number): (client: ClientBase) => Promise<void> {
  let known = told;
  return async (client) => {
    const { rows } = await client.query<{ epoch: number }>(
      `SELECT CASE WHEN pg_is_in_recovery() THEN 0
         ELSE ('x' || left(pg_walfile_name(pg_current_wal_insert_lsn()), 8))::bit(32)::int END AS epoch`,
    );
    const epoch = rows[0]?.epoch ?? 0;
    if (epoch < Math.max(known, 1)) throw new FencedError(epoch, known);
    known = epoch;
  };
}

class FencedError extends Error {
  readonly code = cannotConnectNow;
  constructor(epoch: number, known: number) {
    super(epoch === 0 ? 'this PostgreSQL is a standby' : `this PostgreSQL is of epoch ${epoch}, and ${known} has begun`);
  }
}
