import type { AccountId, MainId, UserId } from '@peerbourse/contract/ids';
import type { Db } from '#platform/db/pool.ts';
import type { Tx } from '#platform/db/transaction.ts';
import { sql } from '#platform/sql.ts';
import { endTrust } from './device.table.ts';

/** A session as one of its tokens shows it. */
export interface SessionRow {
  familyId: string;
  sessionNo: string;
  generation: number;
  accountId: AccountId;
  mainId: MainId;
  userId: UserId;
  deviceId: string;
  isNewDevice: boolean;
  isTrader: boolean;
  isCopper: boolean;
  /** Began with a QR code not long ago. */
  isHeld: boolean;
  accountState: string;
  isAccessLive: boolean;
  isOver: boolean;
  endReason: string | null;
  isUsed: boolean;
  /** Of a pair that a step-up has replaced. */
  isRetired: boolean;
  retiredSecondsAgo: number | null;
  ageSeconds: number;
  replacedSecondsAgo: number | null;
  seenSecondsAgo: number;
}

const columns = sql`
  f.id::text AS "familyId", f.session_no AS "sessionNo", t.generation, f.account_id::text AS "accountId", f.main_id::text AS "mainId",
  a.user_id AS "userId", f.device_id AS "deviceId", f.is_new_device AS "isNewDevice",
  p.terms_accepted_at IS NOT NULL AS "isTrader", a.identity_flag = 6 AS "isCopper", coalesce(f.held_until > moment.now, false) AS "isHeld", m.state AS "accountState",
  t.access_expires_at > moment.now AS "isAccessLive", (f.ended_at IS NOT NULL OR f.expires_at <= moment.now) AS "isOver",
  f.end_reason AS "endReason", t.used_at IS NOT NULL AS "isUsed", t.retired_at IS NOT NULL AS "isRetired",
  extract(epoch FROM moment.now - t.retired_at)::float8 AS "retiredSecondsAgo", extract(epoch FROM moment.now - t.issued_at)::float8 AS "ageSeconds",
  extract(epoch FROM moment.now - t.replaced_at)::float8 AS "replacedSecondsAgo",
  extract(epoch FROM moment.now - f.seen_at)::float8 AS "seenSecondsAgo"`;

/** The moment is asked for once: each time it is asked for costs as much as a table. */
const joined = sql`
  (SELECT app_now() AS now LIMIT 1) moment CROSS JOIN sessions_tokens t JOIN sessions_families f ON f.id = t.family_id JOIN accounts_directory a ON a.id = f.account_id
  JOIN accounts_directory m ON m.id = f.main_id LEFT JOIN p2p_users_directory p ON p.account_id = f.account_id`;

export async function sessionByAccess(db: Db, accessHash: Buffer): Promise<SessionRow | undefined> {
  const { rows } = await sql<SessionRow>`SELECT ${columns} FROM ${joined} WHERE t.access_hash = ${accessHash}`.execute(db);
  return rows[0];
}

export async function sessionByRefresh(db: Db, refreshHash: Buffer): Promise<SessionRow | undefined> {
  const { rows } = await sql<SessionRow>`SELECT ${columns} FROM ${joined} WHERE t.refresh_hash = ${refreshHash}`.execute(db);
  return rows[0];
}

/** Rotation is decided under the lock of the family: of many tabs at once one rotates and the others see that it did. */
export async function lockFamilyOf(db: Db, refreshHash: Buffer): Promise<void> {
  await sql`
    SELECT FROM sessions_families
    WHERE id = (SELECT family_id FROM sessions_tokens WHERE refresh_hash = ${refreshHash}) FOR UPDATE`.execute(db);
}

export async function lockFamily(tx: Tx, familyId: string): Promise<void> {
  await sql`SELECT FROM sessions_families WHERE id = ${familyId} FOR UPDATE`.execute(tx);
}

/** None of the tokens that were given so far is good any more. */
export async function retireTokens(tx: Tx, familyId: string): Promise<void> {
  await sql`
    UPDATE sessions_tokens SET retired_at = app_now(), replaced_at = coalesce(replaced_at, app_now()), used_at = coalesce(used_at, app_now())
    WHERE family_id = ${familyId} AND retired_at IS NULL`.execute(tx);
}

export interface NewFamily {
  sessionNo: string;
  mainId: MainId;
  accountId: AccountId;
  deviceId: string;
  userAgent: string;
  address: string;
  country: string;
  method: string;
  isNewDevice: boolean;
  lifeSeconds: number;
  /** For how long the session may not move coins out. */
  heldHours: number;
}

export async function insertFamily(db: Db, family: NewFamily): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    INSERT INTO sessions_families (session_no, main_id, account_id, device_id, user_agent, address, country, method, is_new_device, expires_at, held_until)
    VALUES (${family.sessionNo}, ${family.mainId}, ${family.accountId}, ${family.deviceId}, ${family.userAgent}, ${family.address},
      ${family.country}, ${family.method}, ${family.isNewDevice}, app_now() + make_interval(secs => ${family.lifeSeconds}),
      CASE WHEN ${family.heldHours}::int > 0 THEN app_now() + make_interval(hours => ${family.heldHours}::int) END)
    RETURNING id::text`.execute(db);
  return (rows[0] as { id: string }).id;
}

export interface NewTokens {
  familyId: string;
  generation: number;
  refreshHash: Buffer;
  accessHash: Buffer;
  accessSeconds: number;
}

export async function insertTokens(db: Db, tokens: NewTokens): Promise<void> {
  await sql`
    INSERT INTO sessions_tokens (family_id, generation, refresh_hash, access_hash, access_expires_at)
    VALUES (${tokens.familyId}, ${tokens.generation}, ${tokens.refreshHash}, ${tokens.accessHash},
      app_now() + make_interval(secs => ${tokens.accessSeconds}))`.execute(db);
}

export async function markReplaced(db: Db, familyId: string, generation: number, lifeSeconds: number): Promise<void> {
  await sql`
    UPDATE sessions_tokens SET replaced_at = app_now(), used_at = coalesce(used_at, app_now())
    WHERE family_id = ${familyId} AND generation = ${generation}`.execute(db);
  await sql`
    UPDATE sessions_families SET expires_at = app_now() + make_interval(secs => ${lifeSeconds}), seen_at = app_now() WHERE id = ${familyId}`.execute(
    db,
  );
}

export async function isGenerationUsed(db: Db, familyId: string, generation: number): Promise<boolean> {
  const { rows } = await sql<{ used: boolean }>`
    SELECT used_at IS NOT NULL AS used FROM sessions_tokens WHERE family_id = ${familyId} AND generation = ${generation}`.execute(db);
  return rows[0]?.used ?? false;
}

/** That a pair of tokens was used, and from where, when its family was not seen for a while. */
export interface FamilyMark {
  familyId: string;
  generation: number;
  seenFrom: { address: string; country: string } | undefined;
}

/** Rows that somebody else is changing are left out: the next request of the session marks them. */
export async function writeMarks(tx: Tx, marks: readonly FamilyMark[]): Promise<void> {
  await sql`
    WITH free AS (
      SELECT token.family_id, token.generation FROM sessions_tokens token
      JOIN unnest(${marks.map(({ familyId }) => familyId)}::bigint[], ${marks.map(({ generation }) => generation)}::int[]) AS mark (family_id, generation)
        USING (family_id, generation)
      WHERE used_at IS NULL FOR UPDATE OF token SKIP LOCKED)
    UPDATE sessions_tokens token SET used_at = app_now() FROM free
    WHERE token.family_id = free.family_id AND token.generation = free.generation`.execute(tx);
  const seen = marks.flatMap(({ familyId, seenFrom }) => (seenFrom ? [{ familyId, ...seenFrom }] : []));
  if (seen.length === 0) return;
  await sql`
    WITH free AS (
      SELECT family.id, mark.address, mark.country FROM sessions_families family
      JOIN unnest(${seen.map(({ familyId }) => familyId)}::bigint[], ${seen.map(({ address }) => address)}::text[],
        ${seen.map(({ country }) => country)}::text[]) AS mark (id, address, country) USING (id)
      FOR UPDATE OF family SKIP LOCKED)
    UPDATE sessions_families family SET seen_at = app_now(), address = free.address, country = free.country FROM free
    WHERE family.id = free.id`.execute(tx);
}

export async function endFamily(db: Db, familyId: string, reason: string): Promise<void> {
  await sql`
    UPDATE sessions_families SET ended_at = app_now(), end_reason = ${reason} WHERE id = ${familyId} AND ended_at IS NULL`.execute(db);
}

/** Ends every open session of a person but one, and the trust in every device: whoever logs in next is asked for codes. */
export async function endFamilies(db: Db, mainId: MainId, reason: string, exceptFamilyId: string | null): Promise<number> {
  await endTrust(db, mainId);
  const { rows } = await sql`
    UPDATE sessions_families SET ended_at = app_now(), end_reason = ${reason}
    WHERE main_id = ${mainId} AND ended_at IS NULL AND id IS DISTINCT FROM ${exceptFamilyId}::bigint RETURNING 1`.execute(db);
  return rows.length;
}

export async function endFamilyByNo(db: Db, mainId: MainId, sessionNo: string, reason: string): Promise<boolean> {
  const { rows } = await sql`
    UPDATE sessions_families SET ended_at = app_now(), end_reason = ${reason}
    WHERE main_id = ${mainId} AND session_no = ${sessionNo} AND ended_at IS NULL RETURNING 1`.execute(db);
  return rows.length === 1;
}

export async function updateActing(db: Db, familyId: string, accountId: AccountId): Promise<void> {
  await sql`UPDATE sessions_families SET account_id = ${accountId} WHERE id = ${familyId}`.execute(db);
}

export interface OpenSession {
  familyId: string;
  sessionNo: string;
  userAgent: string;
  address: string;
  country: string;
  method: string;
  beganAt: Date;
  seenAt: Date;
}

export async function openSessions(db: Db, mainId: MainId): Promise<OpenSession[]> {
  const { rows } = await sql<OpenSession>`
    SELECT id::text AS "familyId", session_no AS "sessionNo", user_agent AS "userAgent", address, country, method,
      began_at AS "beganAt", seen_at AS "seenAt"
    FROM sessions_families WHERE main_id = ${mainId} AND ended_at IS NULL AND expires_at > app_now() ORDER BY seen_at DESC LIMIT 100`.execute(
    db,
  );
  return rows;
}

/** Tokens of sessions that ended long ago, and old generations that nobody can show any more without being noticed. */
export async function dropOldTokens(db: Db): Promise<void> {
  await sql`
    DELETE FROM sessions_tokens t USING sessions_families f
    WHERE f.id = t.family_id AND (f.ended_at < app_now() - interval '7 days' OR f.expires_at < app_now() - interval '7 days'
      OR t.replaced_at < app_now() - interval '30 days')`.execute(db);
  await sql`DELETE FROM sessions_qr_keys WHERE expires_at < app_now() - interval '1 day'`.execute(db);
  await sql`DELETE FROM sessions_login_history WHERE at < app_now() - interval '1 year'`.execute(db);
}

/** The lock of the family row, taken by whoever changes it first, keeps rotations away meanwhile. */
export async function newestGeneration(db: Db, familyId: string): Promise<number> {
  const { rows } = await sql<{ generation: number }>`
    SELECT max(generation) AS generation FROM sessions_tokens WHERE family_id = ${familyId}`.execute(db);
  return (rows[0] as { generation: number }).generation;
}

/** Which of these are over: ended, run out, or of an account that is locked or closed. */
export async function overSessions(db: Db, familyIds: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    SELECT f.id::text FROM sessions_families f JOIN accounts_directory a ON a.id = f.main_id
    WHERE f.id = ANY(${[...familyIds]}::bigint[])
      AND (f.ended_at IS NOT NULL OR f.expires_at <= app_now() OR a.state IN ('locked', 'closed'))`.execute(db);
  return rows.map(({ id }) => id);
}

/** Whether a session goes on and still acts for this account, whose owner may log in. */
export async function isSessionOpen(db: Db, familyId: string, accountId: AccountId): Promise<boolean> {
  const { rows } = await sql`
    SELECT FROM sessions_families family JOIN accounts_directory owner ON owner.id = family.main_id
    JOIN accounts_directory acting ON acting.id = family.account_id
    WHERE family.id = ${familyId} AND family.account_id = ${accountId} AND family.ended_at IS NULL AND family.expires_at > app_now()
      AND owner.state NOT IN ('locked', 'closed') AND acting.state NOT IN ('locked', 'closed')`.execute(db);
  return rows.length > 0;
}

export async function countLiveSessions(db: Db, mainId: MainId): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    SELECT count(*)::int AS count FROM sessions_families WHERE main_id = ${mainId} AND ended_at IS NULL AND expires_at > app_now()`.execute(
    db,
  );
  return rows[0]?.count ?? 0;
}

/**
 * Whether the device of a session was seen for the first time within these hours. One that a phone let in has proved nothing and gives
 * itself any name, so it counts from the beginning of its session.
 */
export async function deviceSeenFirstSince(db: Db, mainId: MainId, sessionId: string, hours: number): Promise<boolean> {
  const { rows } = await sql`
    SELECT FROM sessions_families family
    LEFT JOIN sessions_devices device ON device.main_id = family.main_id AND device.device_id = family.device_id AND family.method <> 'qr'
    WHERE family.id = ${sessionId} AND family.main_id = ${mainId}
      AND coalesce(device.first_seen_at, family.began_at) > app_now() - make_interval(hours => ${hours})`.execute(db);
  return rows.length > 0;
}
