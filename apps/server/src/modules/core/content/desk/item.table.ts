import type { ContentKind } from '@peerbourse/contract/core/content/kind.shape';
import type { Block } from '@peerbourse/contract/core/content/rich-text.shape';
import type { LocaleCode } from '@peerbourse/contract/locales';
import type { Db } from '#platform/db/pool.ts';
import type { Tx } from '#platform/db/transaction.ts';
import { sql } from '#platform/sql.ts';

/** An item with its newest version, the decision that holds, and the next one that will. */
export interface ItemStanding {
  item_id: string;
  name: string;
  version: number;
  texts: Partial<Record<LocaleCode, Record<string, string>>>;
  author: string;
  written_at: Date;
  /** Null before the first decision has begun. */
  held_since: Date | null;
  held_version: number | null;
  is_held_over: boolean;
  next_version: number | null;
  next_at: Date | null;
}

/** All items of a kind, or the one with the name. */
export async function itemStandings(db: Db, kind: ContentKind, name: string | null = null): Promise<ItemStanding[]> {
  const { rows } = await sql<ItemStanding>`
    SELECT item.id::text AS item_id, item.name, newest.version, newest.texts, newest.author, newest.written_at,
      holding.starts_at AS held_since, holding.version AS held_version, coalesce(holding.ends_at <= app_now(), false) AS is_held_over,
      next.version AS next_version, next.starts_at AS next_at
    FROM content_items item
    CROSS JOIN LATERAL (
      SELECT version, texts, author, written_at FROM content_versions WHERE item_id = item.id ORDER BY version DESC LIMIT 1) AS newest
    LEFT JOIN LATERAL (
      SELECT id, version, starts_at, ends_at FROM content_publications
      WHERE item_id = item.id AND starts_at <= app_now() ORDER BY id DESC LIMIT 1) AS holding ON true
    LEFT JOIN LATERAL (
      SELECT version, starts_at FROM content_publications
      WHERE item_id = item.id AND starts_at > app_now() AND id > coalesce(holding.id, 0)
      ORDER BY starts_at, id DESC LIMIT 1) AS next ON true
    WHERE item.kind = ${kind} AND (${name}::text IS NULL OR item.name = ${name}) ORDER BY item.name`.execute(db);
  return rows;
}

export interface VersionRow {
  version: number;
  fields: Record<string, unknown>;
  texts: Partial<Record<LocaleCode, Record<string, string>>>;
  author: string;
  written_at: Date;
}

/** The texts of the version `written`, with the sources of the long ones among them. */
export const textsWithSources = sql`written.texts || coalesce((
  SELECT jsonb_object_agg(locale, coalesce(written.texts -> locale, '{}') || sources)
  FROM (SELECT locale, jsonb_object_agg(name, source) AS sources FROM content_bodies body
    WHERE body.item_id = written.item_id AND body.version = written.version GROUP BY locale) AS by_locale), '{}')`;

export async function sourceVersion(db: Db, itemId: string, version: number): Promise<VersionRow | undefined> {
  const { rows } = await sql<VersionRow>`
    SELECT version, fields, author, written_at, ${textsWithSources} AS texts
    FROM content_versions written WHERE item_id = ${itemId} AND version = ${version}`.execute(db);
  return rows[0];
}

export async function versionList(db: Db, itemId: string): Promise<Array<Pick<VersionRow, 'version' | 'author' | 'written_at'>>> {
  const { rows } = await sql<Pick<VersionRow, 'version' | 'author' | 'written_at'>>`
    SELECT version, author, written_at FROM content_versions WHERE item_id = ${itemId} ORDER BY version DESC`.execute(db);
  return rows;
}

export interface PublicationRow {
  version: number | null;
  starts_at: Date;
  ends_at: Date | null;
  author: string;
  written_at: Date;
}

export async function publicationList(db: Db, itemId: string): Promise<PublicationRow[]> {
  const { rows } = await sql<PublicationRow>`
    SELECT version, starts_at, ends_at, author, written_at FROM content_publications WHERE item_id = ${itemId} ORDER BY id DESC`.execute(
    db,
  );
  return rows;
}

/** The fields of the newest versions of a kind, by name, whether or not they are shown. */
export async function newestFields(db: Db, kind: ContentKind): Promise<Map<string, Record<string, unknown>>> {
  const { rows } = await sql<{ name: string; fields: Record<string, unknown> }>`
    SELECT DISTINCT ON (item.id) item.name, written.fields
    FROM content_items item JOIN content_versions written ON written.item_id = item.id
    WHERE item.kind = ${kind} ORDER BY item.id, written.version DESC`.execute(db);
  return new Map(rows.map((row) => [row.name, row.fields]));
}

export async function itemIdOf(db: Db, kind: ContentKind, name: string): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`SELECT id::text FROM content_items WHERE kind = ${kind} AND name = ${name}`.execute(db);
  return rows[0]?.id;
}

/** Two that make the same item at once wait for each other here. */
export async function insertItem(tx: Tx, kind: ContentKind, name: string): Promise<void> {
  await sql`INSERT INTO content_items (kind, name) VALUES (${kind}, ${name}) ON CONFLICT DO NOTHING`.execute(tx);
}

export interface NewVersion {
  version: number;
  fields: Record<string, unknown>;
  texts: Partial<Record<LocaleCode, Record<string, string>>>;
  bodies: readonly NewBody[];
  author: string;
}

export interface NewBody {
  locale: LocaleCode;
  name: string;
  source: string;
  blocks: Block[];
}

/** Answers false when the version before it is not the newest, or when somebody wrote the same version first. */
export async function insertVersion(tx: Tx, itemId: string, { version, fields, texts, bodies, author }: NewVersion): Promise<boolean> {
  const { rows } = await sql`
    INSERT INTO content_versions (item_id, version, fields, texts, author)
    SELECT ${itemId}, ${version}, ${JSON.stringify(fields)}::jsonb, ${JSON.stringify(texts)}::jsonb, ${author}
    WHERE coalesce((SELECT max(version) FROM content_versions WHERE item_id = ${itemId}), 0) = ${version} - 1
    ON CONFLICT DO NOTHING RETURNING 1`.execute(tx);
  if (rows.length > 0 && bodies.length > 0) await insertBodies(tx, itemId, version, bodies);
  return rows.length > 0;
}

async function insertBodies(tx: Tx, itemId: string, version: number, bodies: readonly NewBody[]): Promise<void> {
  await sql`
    INSERT INTO content_bodies (item_id, version, locale, name, source, blocks)
    SELECT ${itemId}, ${version}, locale, name, source, blocks
    FROM jsonb_to_recordset(${JSON.stringify(bodies)}::jsonb) AS body (locale text, name text, source text, blocks jsonb)`.execute(tx);
}

export interface NewPublication {
  version: number | null;
  /** Null is now. */
  startsAt: Date | null;
  endsAt: Date | null;
  author: string;
}

export async function insertPublication(tx: Tx, itemId: string, publication: NewPublication): Promise<PublicationRow> {
  const { version, startsAt, endsAt, author } = publication;
  const { rows } = await sql<PublicationRow>`
    INSERT INTO content_publications (item_id, version, starts_at, ends_at, author)
    VALUES (${itemId}, ${version}, coalesce(${startsAt}::timestamptz, app_now()), ${endsAt}, ${author})
    RETURNING version, starts_at, ends_at, author, written_at`.execute(tx);
  return rows[0] as PublicationRow;
}
