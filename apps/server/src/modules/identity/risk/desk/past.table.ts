import type { MainId, UserId } from '@peerbourse/contract/ids';
import type { RiskAct, RiskFacts } from '@peerbourse/rules/risk/rule';
import type { Db } from '#platform/db/pool.ts';
import { sql } from '#platform/sql.ts';
import { factColumns } from '../facts.table.ts';

export interface PastAct {
  /** Of its own kind of acts: the next page begins below it. */
  rowId: string;
  act: RiskAct;
  number: string;
  mainId: MainId;
  userId: UserId;
  at: Date;
  facts: RiskFacts;
}

export interface Page {
  act: RiskAct;
  /** The last one that was looked at; undefined begins with the newest. */
  before: string | undefined;
  since: Date;
  limit: number;
}

/** One page of acts of a kind, newest first, each with what was known at its moment. */
export async function pastActs(db: Db, { act, before, since, limit }: Page): Promise<PastAct[]> {
  const isBefore = before === undefined ? sql`` : sql`AND id < ${before}::bigint`;
  const { rows } = await sql<RiskFacts & Omit<PastAct, 'facts'>>`
    SELECT past.id::text AS "rowId", past.act, past.number, person.id::text AS "mainId", person.user_id AS "userId", past.at, ${factColumns},
      CASE WHEN past.coin IS NOT NULL THEN risk_worth(past.coin, past.units, past.at) END AS amount
    FROM (
      SELECT * FROM risk_past_acts WHERE act = ${act} AND begun_at >= ${since} ${isBefore} ORDER BY id DESC LIMIT ${limit}) past
    JOIN accounts_directory account ON account.id = past.account_id
    JOIN accounts_directory person ON person.id = coalesce(account.main_id, account.id)
    CROSS JOIN LATERAL risk_facts(person.id, past.at) facts ORDER BY past.id DESC`.execute(db);
  return rows.map(({ rowId, act: kind, number, mainId, userId, at, ...facts }) => ({
    rowId,
    act: kind,
    number,
    mainId,
    userId,
    at,
    facts,
  }));
}

/** Of these people and moments, those after which staff ruled against the person or restricted them. */
export async function endedBadly(db: Db, met: ReadonlyArray<Pick<PastAct, 'mainId' | 'at'>>): Promise<boolean[]> {
  const { rows } = await sql<{ isBad: boolean }>`
    SELECT risk_ended_badly(main_id, at) AS "isBad"
    FROM unnest(${met.map(({ mainId }) => mainId)}::bigint[], ${met.map(({ at }) => at)}::timestamptz[]) WITH ORDINALITY AS met (main_id, at, place)
    ORDER BY place`.execute(db);
  return rows.map(({ isBad }) => isBad);
}

export async function daysAgo(db: Db, days: number): Promise<Date> {
  const { rows } = await sql<{ at: Date }>`SELECT app_now() - make_interval(days => ${days}) AS at`.execute(db);
  return (rows[0] as { at: Date }).at;
}
