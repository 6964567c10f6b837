import type { ContentKind } from '@peerbourse/contract/core/content/kind.shape';
import type { Block } from '@peerbourse/contract/core/content/rich-text.shape';
import type { LocaleCode } from '@peerbourse/contract/locales';
import type { Db } from '#platform/db/pool.ts';
import { sql } from '#platform/sql.ts';

export interface LiveRow {
  item_id: string;
  name: string;
  version: number;
  fields: Record<string, unknown>;
  texts: Partial<Record<LocaleCode, Record<string, string>>>;
  starts_at: Date;
  ends_at: Date | null;
  first_shown_at: Date;
}

/** What is shown of a kind now: the newest decision that has begun holds, unless it takes the item back or its time is over. */
export async function liveRows(db: Db, kind: ContentKind): Promise<LiveRow[]> {
  const { rows } = await sql<LiveRow>`
    SELECT item.id::text AS item_id, item.name, written.version, written.fields, written.texts,
      holding.starts_at, holding.ends_at, first.starts_at AS first_shown_at
    FROM content_items item
    CROSS JOIN LATERAL (
      SELECT version, starts_at, ends_at FROM content_publications
      WHERE item_id = item.id AND starts_at <= app_now() ORDER BY id DESC LIMIT 1) AS holding
    CROSS JOIN LATERAL (
      SELECT min(early.starts_at) AS starts_at FROM content_publications early
      WHERE early.item_id = item.id AND early.version IS NOT NULL AND early.starts_at <= app_now() AND NOT EXISTS (
        SELECT FROM content_publications late
        WHERE late.item_id = early.item_id AND late.id > early.id AND late.starts_at <= early.starts_at)) AS first
    JOIN content_versions written ON written.item_id = item.id AND written.version = holding.version
    WHERE item.kind = ${kind} AND (holding.ends_at IS NULL OR holding.ends_at > app_now())
    ORDER BY item.name`.execute(db);
  return rows;
}

export interface WantedBody {
  itemId: string;
  version: number;
  language: LocaleCode;
}

/** The long texts of some versions, by item. */
export async function bodies(db: Db, wanted: readonly WantedBody[]): Promise<Map<string, Block[]>> {
  const { rows } = await sql<{ item_id: string; blocks: Block[] }>`
    SELECT body.item_id::text, blocks FROM content_bodies body
    JOIN unnest(${wanted.map(({ itemId }) => itemId)}::bigint[], ${wanted.map(({ version }) => version)}::int[],
      ${wanted.map(({ language }) => language)}::text[]) AS wanted (item_id, version, locale)
    ON body.item_id = wanted.item_id AND body.version = wanted.version AND body.locale = wanted.locale
    WHERE body.name = 'body'`.execute(db);
  return new Map(rows.map((row) => [row.item_id, row.blocks]));
}

export async function currentTime(db: Db): Promise<Date> {
  const { rows } = await sql<{ now: Date }>`SELECT app_now() AS now`.execute(db);
  return (rows[0] as { now: Date }).now;
}
