import type { AccountId, UserId } from '@peerbourse/contract/ids';
import type { Db } from '#platform/db/pool.ts';
import { sql } from '#platform/sql.ts';

export interface AccountRow {
  accountId: string;
  userId: UserId | null;
  asset: string;
  scale: number;
  purpose: string;
  /** Sums over the whole of an account may be longer than one balance. */
  balance: string;
}

const accounts = sql`
  SELECT account_id::text AS "accountId", customer.user_id AS "userId", asset, scale, purpose, balance::text AS balance
  FROM ledger_account_balances JOIN ledger_assets USING (asset) LEFT JOIN accounts_directory customer ON customer.id = owner_id`;

export async function accountsOf(db: Db, ownerId: AccountId): Promise<AccountRow[]> {
  const { rows } = await sql<AccountRow>`${accounts} WHERE owner_id = ${ownerId}::bigint ORDER BY sort, account_id`.execute(db);
  return rows;
}

export async function houseAccounts(db: Db): Promise<AccountRow[]> {
  const { rows } = await sql<AccountRow>`${accounts} WHERE owner_id IS NULL ORDER BY sort, account_id`.execute(db);
  return rows;
}

/** Both are null for the house. */
export interface LedgerOwner {
  ownerId: AccountId | null;
  userId: UserId | null;
}

export async function ownerOf(db: Db, accountId: bigint): Promise<LedgerOwner | undefined> {
  const { rows } = await sql<LedgerOwner>`
    SELECT owner_id::text AS "ownerId", customer.user_id AS "userId"
    FROM ledger_accounts account LEFT JOIN accounts_directory customer ON customer.id = owner_id WHERE account.id = ${accountId}`.execute(
    db,
  );
  return rows[0];
}

export interface PostingRow extends LedgerOwner {
  postingId: string;
  journalId: string;
  at: Date;
  kind: string;
  reference: string;
  accountId: string;
  asset: string;
  scale: number;
  purpose: string;
  subKey: string;
  amount: bigint;
  balanceAfter: bigint | null;
}

const shown = sql`
  SELECT posting.id::text AS "postingId", journal_id AS "journalId", posting.at, journal.kind, reference, account_id::text AS "accountId",
    posting.owner_id::text AS "ownerId", customer.user_id AS "userId", posting.asset, scale, purpose, sub_key AS "subKey", amount,
    balance_after AS "balanceAfter"`;
const joined = sql`
  JOIN ledger_journals journal ON journal.id = journal_id
  JOIN ledger_accounts account ON account.id = account_id
  JOIN ledger_assets asset ON asset.asset = posting.asset
  LEFT JOIN accounts_directory customer ON customer.id = posting.owner_id`;

export async function postingsBefore(db: Db, accountId: bigint, before: bigint, limit: number): Promise<PostingRow[]> {
  const { rows } = await sql<PostingRow>`
    ${shown} FROM (
      SELECT * FROM ledger_postings WHERE account_id = ${accountId} AND id < ${before} ORDER BY id DESC LIMIT ${limit}) posting
    ${joined} ORDER BY posting.id DESC`.execute(db);
  return rows;
}

export interface JournalRow {
  journalId: string;
  kind: string;
  key: string;
  reference: string;
  at: Date;
}

export async function journalBy(db: Db, name: { id: string | null; key: string }): Promise<JournalRow | undefined> {
  const { rows } = await sql<JournalRow>`
    SELECT id AS "journalId", kind, key, reference, at FROM ledger_journals WHERE id = ${name.id}::uuid OR key = ${name.key}`.execute(db);
  return rows[0];
}

export async function postingsOf(db: Db, journalId: string): Promise<PostingRow[]> {
  const { rows } = await sql<PostingRow>`
    ${shown} FROM ledger_postings posting ${joined} WHERE journal_id = ${journalId}::uuid ORDER BY posting.id`.execute(db);
  return rows;
}

export interface PowerRow {
  role: string;
  kind: string;
  ways: Array<{ from: string; to: string; receiver: 'owner' | 'house' | 'named' | 'anybody' }>;
}

/** Who may move what, role by role and kind by kind. Names of accounts of the database stay inside. */
export async function powers(db: Db): Promise<PowerRow[]> {
  const { rows } = await sql<PowerRow>`
    SELECT replace(role, 'pb_', '') AS role, kind, jsonb_agg(jsonb_build_object('from', from_purpose, 'to', to_purpose, 'receiver', receiver)
      ORDER BY giving.place, taking.place, receiver) AS ways
    FROM ledger_powers JOIN ledger_purposes giving ON giving.purpose = from_purpose JOIN ledger_purposes taking ON taking.purpose = to_purpose
    GROUP BY ledger_powers.role, kind ORDER BY ledger_powers.role, kind`.execute(db);
  return rows;
}
