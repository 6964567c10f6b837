import type { AccountId } from '@peerbourse/contract/ids';
import type { Db } from '#platform/db/pool.ts';
import type { Tx } from '#platform/db/transaction.ts';
import { sql } from '#platform/sql.ts';
import { type FilePurpose, type FileType, keptDaysAfterClosing, looseHours, type Retention, weekHours } from './files.rules.ts';

export interface NewFile {
  fileId: string;
  accountId: AccountId | null;
  purpose: FilePurpose;
  sha256: Buffer;
  size: number;
  type: FileType;
  width: number;
  height: number;
  keyId: string;
  wrappedKey: string;
  nonce: Buffer;
  place: string;
  retention: Retention;
  isAttached: boolean;
  likeness: Buffer | null;
}

export async function insertFile(tx: Tx, file: NewFile): Promise<void> {
  await sql`
    INSERT INTO files_stored
      (file_id, account_id, purpose, sha256, size, type, width, height, key_id, wrapped_key, nonce, place, retention, attached_at, likeness)
    VALUES (${file.fileId}, ${file.accountId}, ${file.purpose}, ${file.sha256}, ${file.size}, ${file.type}, ${file.width}, ${file.height},
      ${file.keyId}, ${file.wrappedKey}, ${file.nonce}, ${file.place}, ${file.retention},
      CASE WHEN ${file.isAttached} THEN app_now() END, ${file.likeness})`.execute(tx);
}

/** Files of a day, counted under a lock of the account, so that many at once cannot slip past the quota. */
export async function filesOfDay(tx: Tx, accountId: AccountId): Promise<number> {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(${`files:${accountId}`}, 0))`.execute(tx);
  return await filesOfDayUnlocked(tx, accountId);
}

export async function filesOfDayUnlocked(db: Db, accountId: AccountId): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    SELECT count(*)::int AS count FROM files_stored
    WHERE account_id = ${accountId} AND purpose <> 'video-part' AND created_at > app_now() - interval '24 hours'`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Bytes of videos that somebody sent within a day, under the same lock. */
export async function videoBytesOfDay(tx: Tx, accountId: AccountId): Promise<number> {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(${`files:${accountId}`}, 0))`.execute(tx);
  const { rows } = await sql<{ bytes: number }>`
    SELECT coalesce(sum(size), 0)::int AS bytes FROM files_stored
    WHERE account_id = ${accountId} AND purpose = 'video-part' AND created_at > app_now() - interval '24 hours'`.execute(tx);
  return rows[0]?.bytes ?? 0;
}

/** A file of somebody for one purpose, if it is there and theirs. */
export async function ownFile(
  db: Db,
  accountId: AccountId,
  { fileId, purpose }: { fileId: string; purpose: FilePurpose },
): Promise<{ size: number; isNamed: boolean } | undefined> {
  const { rows } = await sql<{ size: number; isNamed: boolean }>`
    SELECT size, attached_at IS NOT NULL AS "isNamed" FROM files_stored
    WHERE file_id = ${fileId} AND account_id = ${accountId} AND purpose = ${purpose} AND deleted_at IS NULL`.execute(db);
  return rows[0];
}

/** Answers how many of the files are there, theirs, and meant for this. */
export async function markAttached(
  tx: Tx,
  accountId: AccountId,
  files: ReadonlyArray<{ fileId: string; purpose: FilePurpose }>,
): Promise<number> {
  const { rows } = await sql`
    UPDATE files_stored AS f SET attached_at = coalesce(f.attached_at, app_now())
    FROM unnest(${files.map(({ fileId }) => fileId)}::text[], ${files.map(({ purpose }) => purpose)}::text[]) AS named (file_id, purpose)
    WHERE f.file_id = named.file_id AND f.purpose = named.purpose AND f.account_id = ${accountId} AND f.deleted_at IS NULL
    RETURNING 1`.execute(tx);
  return rows.length;
}

export async function markLoose(tx: Tx, fileIds: readonly string[]): Promise<void> {
  await sql`UPDATE files_stored SET attached_at = NULL WHERE file_id = ANY(${[...fileIds]}::text[]) AND deleted_at IS NULL`.execute(tx);
}

export interface StoredFile {
  file_id: string;
  type: FileType;
  created_at: Date;
  wrapped_key: string;
  nonce: Buffer;
  sha256: Buffer;
  place: string;
}

export async function storedFile(db: Db, fileId: string): Promise<StoredFile | undefined> {
  const { rows } = await sql<StoredFile>`
    SELECT file_id, type, created_at, wrapped_key, nonce, sha256, place FROM files_stored
    WHERE file_id = ${fileId} AND deleted_at IS NULL`.execute(db);
  return rows[0];
}

/** Whether everybody may see the file. */
export async function isContentPicture(db: Db, fileId: string): Promise<boolean> {
  const { rows } = await sql`
    SELECT 1 FROM files_stored WHERE file_id = ${fileId} AND purpose = 'content-picture' AND deleted_at IS NULL`.execute(db);
  return rows.length > 0;
}

export interface PictureSize {
  file_id: string;
  width: number;
  height: number;
}

export async function pictureSizes(db: Db, fileIds: readonly string[]): Promise<PictureSize[]> {
  const { rows } = await sql<PictureSize>`
    SELECT file_id, width, height FROM files_stored WHERE file_id = ANY(${fileIds}) AND deleted_at IS NULL`.execute(db);
  return rows;
}

export interface FileFigures {
  fileId: string;
  size: number;
  width: number;
  height: number;
}

export async function fileFigures(db: Db, fileIds: readonly string[]): Promise<FileFigures[]> {
  const { rows } = await sql<FileFigures>`
    SELECT file_id AS "fileId", size, width, height FROM files_stored WHERE file_id = ANY(${[...fileIds]}::text[]) AND deleted_at IS NULL`.execute(
    db,
  );
  return rows;
}

export async function likenessesOf(db: Db, fileIds: readonly string[]): Promise<Buffer[]> {
  const { rows } = await sql<{ likeness: Buffer }>`
    SELECT likeness FROM files_stored WHERE file_id = ANY(${[...fileIds]}::text[]) AND likeness IS NOT NULL`.execute(db);
  return rows.map(({ likeness }) => likeness);
}

/** The difference hashes of pictures, by file. */
export async function pictureHashes(db: Db, fileIds: readonly string[]): Promise<ReadonlyMap<string, Buffer>> {
  const { rows } = await sql<{ file_id: string; hash: Buffer }>`
    SELECT file_id, substring(likeness FROM 1 FOR 8) AS hash FROM files_stored
    WHERE file_id = ANY(${[...fileIds]}::text[]) AND likeness IS NOT NULL`.execute(db);
  return new Map(rows.map(({ file_id, hash }) => [file_id, hash]));
}

/** Drops the keys of files that have been kept long enough (`isDue`), a batch at a time. */
export async function eraseDueKeys(tx: Tx, limit: number): Promise<number> {
  const { rows } = await sql`
    UPDATE files_stored SET wrapped_key = NULL, deleted_at = app_now()
    WHERE file_id IN (
      SELECT f.file_id FROM files_stored f LEFT JOIN accounts_directory u ON u.id = f.account_id
      WHERE f.deleted_at IS NULL AND (
        (f.attached_at IS NULL AND f.created_at <= app_now() - make_interval(hours => ${looseHours}))
        OR (f.attached_at IS NOT NULL AND f.retention = 'identity' AND u.state = 'closed'
          AND u.closes_at <= app_now() - make_interval(hours => ${keptDaysAfterClosing.identity * 24}))
        OR (f.attached_at IS NOT NULL AND f.retention = 'week' AND f.created_at <= app_now() - make_interval(hours => ${weekHours})))
      ORDER BY f.created_at LIMIT ${limit} FOR UPDATE OF f SKIP LOCKED)
    RETURNING 1`.execute(tx);
  return rows.length;
}

/** Contents whose keys are gone. */
export async function leftovers(db: Db, limit: number): Promise<Array<{ file_id: string; place: string }>> {
  const { rows } = await sql<{ file_id: string; place: string }>`
    SELECT file_id, place FROM files_stored WHERE deleted_at IS NOT NULL AND place IS NOT NULL
    ORDER BY deleted_at LIMIT ${limit}`.execute(db);
  return rows;
}

export async function forgetPlace(db: Db, fileId: string): Promise<void> {
  await sql`UPDATE files_stored SET place = NULL WHERE file_id = ${fileId} AND deleted_at IS NOT NULL`.execute(db);
}

/** Those of the places that no row names. */
export async function unknownPlaces(db: Db, places: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ place: string }>`
    SELECT place FROM unnest(${places}::text[]) AS found (place)
    WHERE NOT EXISTS (SELECT FROM files_stored WHERE files_stored.place = found.place)`.execute(db);
  return rows.map(({ place }) => place);
}
