import type { AccountId } from '@peerbourse/contract/ids';
import type { Db } from '#platform/db/pool.ts';
import { sql } from '#platform/sql.ts';
import type { WorthDay } from './worth.rules.ts';

const dayNumber = (day: ReturnType<typeof sql>) => sql`(${day} - date '1970-01-01')`;

export interface WorthClock {
  now: Date;
  /** Days since 1970, in UTC. */
  today: number;
  /** The last day to which nothing can be added any more: an act that began before midnight may commit a little after it. */
  settledDay: number;
}

export async function worthClock(db: Db): Promise<WorthClock> {
  const { rows } = await sql<WorthClock>`
    SELECT app_now() AS now, (extract(epoch FROM app_now())::bigint / 86400)::int AS today,
      (extract(epoch FROM app_now() - interval '10 minutes')::bigint / 86400)::int - 1 AS "settledDay"`.execute(db);
  return rows[0] as WorthClock;
}

export interface HeldOrMoved {
  ownerId: AccountId;
  coin: string;
  /** Null: what is held now. */
  day: number | null;
  units: bigint;
}

/** What owners hold, and their moves by day since one: one statement, so they fit together. Moves that cancel each other are not there. */
export async function selectHeldAndMoved(db: Db, ownerIds: readonly AccountId[], sinceDay: number): Promise<HeldOrMoved[]> {
  const owners = sql`ANY(${[...ownerIds]}::bigint[])`;
  const { rows } = await sql<HeldOrMoved>`
    SELECT owner_id::text AS "ownerId", asset AS coin, NULL::int AS day, sum(balance)::bigint AS units
    FROM ledger_accounts JOIN ledger_balances ON account_id = id WHERE owner_id = ${owners} AND balance > 0 GROUP BY 1, 2
    UNION ALL
    SELECT owner_id::text, asset, (extract(epoch FROM at)::bigint / 86400)::int, sum(amount)::bigint
    FROM ledger_postings WHERE owner_id = ${owners} AND at >= to_timestamp(${sinceDay}::bigint * 86400)
    GROUP BY 1, 2, 3 HAVING sum(amount) <> 0`.execute(db);
  return rows;
}

/** The days that are kept, oldest first. */
export async function selectKeptDays(db: Db, ownerId: AccountId, sinceDay: number): Promise<WorthDay[]> {
  const { rows } = await sql<WorthDay>`
    SELECT ${dayNumber(sql`day`)} AS day, value, gain FROM assets_day_worths
    WHERE owner_id = ${ownerId}::bigint AND day >= date '1970-01-01' + ${sinceDay}::int ORDER BY day`.execute(db);
  return rows;
}

export async function selectKeptTo(db: Db, ownerId: AccountId): Promise<number | undefined> {
  const { rows } = await sql<{ day: number }>`
    SELECT ${dayNumber(sql`kept_to`)} AS day FROM assets_worth_marks WHERE owner_id = ${ownerId}::bigint`.execute(db);
  return rows[0]?.day;
}

export interface BehindOwner {
  ownerId: AccountId;
  keptTo: number | null;
}

/** Owners whose days are not kept up to one, in the order of their ids, after one of them. */
export async function selectBehind(db: Db, { day, after, limit }: { day: number; after: string; limit: number }): Promise<BehindOwner[]> {
  const { rows } = await sql<BehindOwner>`
    SELECT owner_id::text AS "ownerId", ${dayNumber(sql`kept_to`)} AS "keptTo"
    FROM (SELECT DISTINCT owner_id FROM ledger_accounts WHERE owner_id > ${after}::bigint) owners LEFT JOIN assets_worth_marks USING (owner_id)
    WHERE kept_to IS NULL OR kept_to < date '1970-01-01' + ${day}::int ORDER BY owner_id LIMIT ${limit}`.execute(db);
  return rows;
}

/** Keeps days and how far that is in one statement. Whoever comes second changes nothing. */
export async function keepDays(
  db: Db,
  days: ReadonlyArray<WorthDay & { ownerId: AccountId }>,
  owners: readonly AccountId[],
  keptTo: number,
): Promise<void> {
  await sql`
    WITH kept AS (
      INSERT INTO assets_day_worths (owner_id, day, value, gain)
      SELECT owner_id, date '1970-01-01' + day, value, gain
      FROM unnest(${days.map(({ ownerId }) => ownerId)}::bigint[], ${days.map(({ day }) => day)}::int[],
        ${days.map(({ value }) => String(value))}::bigint[], ${days.map(({ gain }) => String(gain))}::bigint[]) AS input (owner_id, day, value, gain)
      ON CONFLICT DO NOTHING)
    INSERT INTO assets_worth_marks (owner_id, kept_to)
    SELECT owner_id, date '1970-01-01' + ${keptTo}::int FROM unnest(${[...owners]}::bigint[]) AS input (owner_id) ORDER BY 1
    ON CONFLICT (owner_id) DO UPDATE SET kept_to = excluded.kept_to WHERE assets_worth_marks.kept_to < excluded.kept_to`.execute(db);
}

/** A chart looks back a year. */
export async function dropOldDays(db: Db): Promise<void> {
  await sql`DELETE FROM assets_day_worths WHERE day < app_now()::date - 400`.execute(db);
}
