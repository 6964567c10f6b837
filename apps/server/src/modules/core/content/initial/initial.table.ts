import { textsWithSources } from '#modules/core/content/desk/item.table.ts';
import type { Tx } from '#platform/db/transaction.ts';
import { sql } from '#platform/sql.ts';
import type { InitialItem } from './initial-item.ts';

export interface StoredItem {
  version: number;
  /** Nobody else has written its newest version, or decided last whether it is shown. */
  is_ours: boolean;
  told: Pick<InitialItem, 'fields' | 'texts'>;
}

/** Two releases that start at once write one after the other. */
export async function lockInitialContent(tx: Tx): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended('content:initial', 0))`.execute(tx);
}

/** The newest version of every item, by kind and name. */
export async function storedItems(tx: Tx, author: string): Promise<Map<string, StoredItem>> {
  const { rows } = await sql<StoredItem & { key: string }>`
    SELECT item.kind || '/' || item.name AS key, written.version,
      jsonb_build_object('fields', written.fields, 'texts', ${textsWithSources}) AS told,
      written.author = ${author} AND coalesce((
        SELECT decided.author = ${author} FROM content_publications decided
        WHERE decided.item_id = item.id ORDER BY decided.id DESC LIMIT 1), false) AS is_ours
    FROM content_items item JOIN content_versions written ON written.item_id = item.id
    WHERE NOT EXISTS (SELECT FROM content_versions later WHERE later.item_id = item.id AND later.version > written.version)`.execute(tx);
  return new Map(rows.map(({ key, ...row }) => [key, row]));
}
