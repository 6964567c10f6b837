import type { AccountId, MainId } from '@peerbourse/contract/ids';
import type { Db } from '#platform/db/pool.ts';
import type { Tx } from '#platform/db/transaction.ts';
import { sql } from '#platform/sql.ts';

export type HoldKind = 'withdraw' | 'p2p-sell' | 'p2p' | 'contract';

export interface Hold {
  kind: HoldKind;
  reason: string;
  beganAt: Date;
  endsAt: Date | null;
}

export interface NewHold {
  accountId: AccountId;
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
export async function openHolds(db: Db, accountId: AccountId): Promise<Hold[]> {
  const { rows } = await sql<Hold>`
    SELECT kind, reason, begins_at AS "beganAt", ends_at AS "endsAt" FROM accounts_holds
    WHERE account_id IN (SELECT id FROM accounts_users WHERE id = ${accountId} UNION SELECT main_id FROM accounts_users WHERE id = ${accountId})
      AND lifted_at IS NULL AND (ends_at IS NULL OR ends_at > app_now())
    ORDER BY begins_at`.execute(db);
  return rows;
}

export async function liftHolds(db: Db, accountId: AccountId, kind: HoldKind, author: string): Promise<number> {
  const { rows } = await sql`
    UPDATE accounts_holds SET lifted_at = app_now(), lifted_by = ${author}
    WHERE account_id = ${accountId} AND kind = ${kind} AND lifted_at IS NULL AND (ends_at IS NULL OR ends_at > app_now()) RETURNING 1`.execute(
    db,
  );
  return rows.length;
}

/** Whether a sensitive change has placed a hold within these hours, also one that was lifted. */
export async function systemHoldSince(tx: Tx, mainId: MainId, hours: number): Promise<boolean> {
  const { rows } = await sql`
    SELECT FROM accounts_holds WHERE account_id = ${mainId} AND author = 'system' AND begins_at > app_now() - make_interval(hours => ${hours}) LIMIT 1`.execute(
    tx,
  );
  return rows.length > 0;
}
