import type { Scope } from '@peerbourse/contract/api-scope';
import type { EndReason } from '@peerbourse/contract/identity/api-keys/key.shape';
import type { AccountId, MainId, UserId } from '@peerbourse/contract/ids';
import type { Db } from '#platform/db/pool.ts';
import type { Tx } from '#platform/db/transaction.ts';
import { sql } from '#platform/sql.ts';

/** A key as its owner sees it. */
export interface KeyEntry {
  keyId: string;
  accountId: AccountId;
  name: string;
  kind: 'ed25519' | 'hmac';
  scopes: Scope[];
  addresses: string[];
  publicKey: Buffer | null;
  createdAt: Date;
  endsAt: Date | null;
  endedAt: Date | null;
  endReason: EndReason | null;
  usedAt: Date | null;
  usedFrom: string | null;
}

/** What ran out counts as ended before the job says so. */
const entry = sql`
  key_id AS "keyId", account_id::text AS "accountId", name, kind, scopes, addresses, public_key AS "publicKey", created_at AS "createdAt", ends_at AS "endsAt",
  coalesce(ended_at, CASE WHEN ends_at <= app_now() THEN ends_at END) AS "endedAt",
  coalesce(end_reason, CASE WHEN ends_at <= app_now() THEN 'expired' END) AS "endReason", used_at AS "usedAt", used_from AS "usedFrom"`;
const isLive = sql`ended_at IS NULL AND (ends_at IS NULL OR ends_at > app_now())`;

export async function keysOf(db: Db, mainId: MainId, endedDays: number): Promise<KeyEntry[]> {
  const { rows } = await sql<KeyEntry>`
    SELECT ${entry} FROM api_keys_keys
    WHERE main_id = ${mainId} AND (ended_at IS NULL OR ended_at > app_now() - make_interval(days => ${endedDays}))
    ORDER BY id DESC LIMIT 1000`.execute(db);
  return rows;
}

export async function countLiveKeys(db: Db, accountId: AccountId): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    SELECT count(*)::int AS count FROM api_keys_keys WHERE account_id = ${accountId} AND ${isLive}`.execute(db);
  return rows[0]?.count ?? 0;
}

export interface NewKey {
  keyId: string;
  accountId: AccountId;
  mainId: MainId;
  name: string;
  kind: 'ed25519' | 'hmac';
  publicKey: Buffer | null;
  closedSecret: string | null;
  scopes: readonly Scope[];
  addresses: readonly string[];
  lifeDays: number | null;
}

export async function insertKey(db: Db, key: NewKey): Promise<KeyEntry> {
  const { rows } = await sql<KeyEntry>`
    INSERT INTO api_keys_keys (key_id, account_id, main_id, name, kind, public_key, closed_secret, scopes, addresses, ends_at)
    VALUES (${key.keyId}, ${key.accountId}, ${key.mainId}, ${key.name}, ${key.kind}, ${key.publicKey}, ${key.closedSecret},
      ${[...key.scopes]}::text[], ${[...key.addresses]}::text[], app_now() + make_interval(days => ${key.lifeDays}::int))
    RETURNING ${entry}`.execute(db);
  return rows[0] as KeyEntry;
}

export async function liveKeyOf(db: Db, mainId: MainId, keyId: string): Promise<KeyEntry | undefined> {
  const { rows } = await sql<KeyEntry>`
    SELECT ${entry} FROM api_keys_keys WHERE main_id = ${mainId} AND key_id = ${keyId} AND ${isLive}`.execute(db);
  return rows[0];
}

export async function updateName(db: Db, mainId: MainId, keyId: string, name: string): Promise<KeyEntry | undefined> {
  const { rows } = await sql<KeyEntry>`
    UPDATE api_keys_keys SET name = ${name} WHERE main_id = ${mainId} AND key_id = ${keyId} AND ${isLive}
    RETURNING ${entry}`.execute(db);
  return rows[0];
}

/** Without addresses the key ends within so many days, and never later than it would have. */
export async function updateAddresses(
  db: Db,
  { mainId, keyId, addresses, mostDays }: { mainId: MainId; keyId: string; addresses: readonly string[]; mostDays: number },
): Promise<KeyEntry | undefined> {
  const { rows } = await sql<KeyEntry>`
    UPDATE api_keys_keys SET addresses = ${[...addresses]}::text[],
      ends_at = CASE WHEN cardinality(${[...addresses]}::text[]) = 0 THEN least(ends_at, app_now() + make_interval(days => ${mostDays}))
        ELSE ends_at END
    WHERE main_id = ${mainId} AND key_id = ${keyId} AND ${isLive} RETURNING ${entry}`.execute(db);
  return rows[0];
}

/** Answers its name; nothing when there is no such key, or it is over already. */
export async function endKey(db: Db, mainId: MainId, keyId: string): Promise<string | undefined> {
  const { rows } = await sql<{ name: string }>`
    UPDATE api_keys_keys SET ended_at = app_now(), end_reason = 'revoked', closed_secret = NULL
    WHERE main_id = ${mainId} AND key_id = ${keyId} AND ${isLive} RETURNING name`.execute(db);
  return rows[0]?.name;
}

/** Ends every key of a person and of the child accounts; answers their names. */
export async function endFamilyKeys(db: Db, mainId: MainId, reason: EndReason): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    UPDATE api_keys_keys SET ended_at = app_now(), end_reason = ${reason}, closed_secret = NULL
    WHERE main_id = ${mainId} AND ended_at IS NULL RETURNING name`.execute(db);
  return rows.map(({ name }) => name);
}

/** Secrets of keys that ran out go, and a year after its end everything else of a key. */
export async function tidyKeys(db: Db): Promise<void> {
  await sql`
    UPDATE api_keys_keys SET ended_at = ends_at, end_reason = 'expired', closed_secret = NULL
    WHERE ended_at IS NULL AND ends_at <= app_now()`.execute(db);
  await sql`DELETE FROM api_keys_keys WHERE ended_at < app_now() - interval '1 year'`.execute(db);
}

/** A key at the gate, with the account behind it. */
export interface GateKey {
  keyId: string;
  kind: 'ed25519' | 'hmac';
  publicKey: Buffer | null;
  closedSecret: string | null;
  scopes: Scope[];
  addresses: string[];
  isOver: boolean;
  /** The account or its main account is locked or closed. */
  isShut: boolean;
  accountId: AccountId;
  mainId: MainId;
  userId: UserId;
  isTrader: boolean;
  isCopper: boolean;
  usedFrom: string | null;
  usedSecondsAgo: number | null;
}

export async function gateKey(db: Db, keyId: string): Promise<GateKey | undefined> {
  const { rows } = await sql<GateKey>`
    SELECT k.key_id AS "keyId", k.kind, k.public_key AS "publicKey", k.closed_secret AS "closedSecret", k.scopes, k.addresses,
      (k.ended_at IS NOT NULL OR coalesce(k.ends_at <= moment.now, false)) AS "isOver",
      (a.state IN ('locked', 'closed') OR m.state IN ('locked', 'closed')) AS "isShut",
      k.account_id::text AS "accountId", k.main_id::text AS "mainId", a.user_id AS "userId", p.terms_accepted_at IS NOT NULL AS "isTrader",
      a.identity_flag = 6 AS "isCopper", k.used_from AS "usedFrom", extract(epoch FROM moment.now - k.used_at)::float8 AS "usedSecondsAgo"
    FROM (SELECT app_now() AS now LIMIT 1) moment CROSS JOIN api_keys_keys k JOIN accounts_directory a ON a.id = k.account_id
      JOIN accounts_directory m ON m.id = k.main_id LEFT JOIN p2p_users_directory p ON p.account_id = k.account_id
    WHERE k.key_id = ${keyId}`.execute(db);
  return rows[0];
}

export interface KeyMark {
  keyId: string;
  address: string;
}

/** Rows that somebody else is changing are left out: the next use marks them. */
export async function writeKeyMarks(tx: Tx, marks: readonly KeyMark[]): Promise<void> {
  await sql`
    WITH free AS (
      SELECT key.id, mark.address FROM api_keys_keys key
      JOIN unnest(${marks.map(({ keyId }) => keyId)}::text[], ${marks.map(({ address }) => address)}::text[]) AS mark (key_id, address)
        USING (key_id)
      FOR UPDATE OF key SKIP LOCKED)
    UPDATE api_keys_keys key SET used_at = date_trunc('minute', app_now()), used_from = free.address FROM free
    WHERE key.id = free.id`.execute(tx);
}

/** Which of these are over, or of an account that is locked or closed. */
export async function overKeys(db: Db, keyIds: readonly string[]): Promise<string[]> {
  if (keyIds.length === 0) return [];
  const { rows } = await sql<{ keyId: string }>`
    SELECT k.key_id AS "keyId" FROM api_keys_keys k JOIN accounts_directory a ON a.id = k.account_id JOIN accounts_directory m ON m.id = k.main_id
    WHERE k.key_id = ANY (${[...keyIds]}::text[])
      AND (k.ended_at IS NOT NULL OR k.ends_at <= app_now() OR a.state IN ('locked', 'closed') OR m.state IN ('locked', 'closed'))`.execute(
    db,
  );
  return rows.map(({ keyId }) => keyId);
}

/** Whether a key was made within these hours. */
export async function keyMadeSince(db: Db, keyId: string, hours: number): Promise<boolean> {
  const { rows } = await sql`
    SELECT FROM api_keys_keys WHERE key_id = ${keyId} AND created_at > app_now() - make_interval(hours => ${hours})`.execute(db);
  return rows.length > 0;
}
