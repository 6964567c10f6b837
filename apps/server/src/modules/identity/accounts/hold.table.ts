import type { Db } from '#platform/db/pool.ts';
import { sql } from '#platform/sql.ts';

export type HoldKind = 'withdraw' | 'p2p-sell' | 'p2p' | 'contract';

export interface Hold {
  kind: HoldKind;
  reason: string;
  beganAt: Date;
  endsAt: Date | null;
}

export interface NewHold {
  accountId: string;
  kind: HoldKind;
  reason: string;
  author: string;
  hours: number | null;
}

export async function insertHold(db: Db, { accountId, kind, reason, author, hours }: NewHold): Promise<Date | null> {
  const { rows } = await sql<{ ends_at: Date | null }>`
    INSERT INTO accounts_holds (account_id, kind, reason, author, ends_at)
    VALUES (${accountId}, ${kind}, ${reason}, ${author},
      CASE WHEN ${hours}::float8 IS NULL THEN NULL ELSE app_now() + make_interval(secs => ${(hours ?? 0) * 3600}) END)
    RETURNING ends_at`.execute(db);
  return rows[0]?.ends_at ?? null;
}

/** What is in force now; a child is held back by what holds its main account. */
export async function openHolds(db: Db, accountId: string): Promise<Hold[]> {
  const { rows } = await sql<Hold>`
    SELECT kind, reason, begins_at AS "beganAt", ends_at AS "endsAt" FROM accounts_holds
    WHERE account_id IN (SELECT id FROM accounts_users WHERE id = ${accountId} UNION SELECT main_id FROM accounts_users WHERE id = ${accountId})
      AND lifted_at IS NULL AND (ends_at IS NULL OR ends_at > app_now())
    ORDER BY begins_at`.execute(db);
  return rows;
}
