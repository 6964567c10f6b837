import type { TemplateContent } from '@peerbourse/contract/p2p/p2p-paymethods/paymethod.shape';
import type { Db } from '#platform/db/pool.ts';
import type { Tx } from '#platform/db/transaction.ts';
import { sql } from '#platform/sql.ts';

/** Ids below are of templates that come with a release. */
const firstOwnId = 1_000;

export interface Template extends TemplateContent {
  id: number;
  version: number;
  fieldsVersion: number;
}

const columns = sql`template.id, code, name, wording, icon, fiats, countries, fields, rail, settle_minutes AS "settleMinutes",
  is_reversible AS "isReversible", wants_receipt AS "wantsReceipt", is_active AS "isActive", popularity, version,
  fields_version AS "fieldsVersion"`;

/** Those on offer for a currency, by name. */
export async function selectTemplatesOf(db: Db, fiat: string): Promise<Template[]> {
  const { rows } = await sql<Template>`
    SELECT ${columns} FROM p2p_paymethods_templates template
    WHERE is_active AND fiats @> ARRAY[${fiat}]::text[] ORDER BY name, id`.execute(db);
  return rows;
}

/** All that are on offer, by name. */
export async function selectOffered(db: Db): Promise<Template[]> {
  const { rows } = await sql<Template>`
    SELECT ${columns} FROM p2p_paymethods_templates template WHERE is_active ORDER BY name, id`.execute(db);
  return rows;
}

export async function selectTemplate(db: Db, id: number): Promise<Template | undefined> {
  const { rows } = await sql<Template>`SELECT ${columns} FROM p2p_paymethods_templates template WHERE id = ${id}`.execute(db);
  return rows[0];
}

export async function selectTemplatesByIds(db: Db, ids: readonly number[]): Promise<Template[]> {
  const { rows } = await sql<Template>`
    SELECT ${columns} FROM p2p_paymethods_templates template WHERE id = ANY(${ids}::int[])`.execute(db);
  return rows;
}

export async function selectPopular(db: Db, fiat: string, limit: number): Promise<Template[]> {
  const { rows } = await sql<Template>`
    SELECT ${columns} FROM p2p_paymethods_templates template
    LEFT JOIN p2p_paymethods_uses used ON used.template_id = template.id AND used.fiat = ${fiat}
    WHERE is_active AND fiats @> ARRAY[${fiat}]::text[]
    ORDER BY coalesce(uses, 0) DESC, popularity DESC, template.id LIMIT ${limit}`.execute(db);
  return rows;
}

/** For operators: also what is not on offer, with the count of saved accounts. */
export async function selectAll(db: Db, fiat: string | undefined): Promise<Array<Template & { uses: number }>> {
  const { rows } = await sql<Template & { uses: number }>`
    SELECT ${columns}, (SELECT coalesce(sum(used.uses), 0)::int FROM p2p_paymethods_uses used WHERE used.template_id = template.id) AS uses
    FROM p2p_paymethods_templates template
    WHERE ${fiat ?? null}::text IS NULL OR fiats @> ARRAY[${fiat ?? null}]::text[] ORDER BY name, template.id`.execute(db);
  return rows;
}

/** Answers nothing when another template has the code. */
export async function insertTemplate(tx: Tx, content: TemplateContent, id?: number): Promise<number | undefined> {
  // Ids count up: whoever wants the next one waits for the others.
  await sql`SELECT pg_advisory_xact_lock(hashtextextended('p2p_paymethods_templates', 0))`.execute(tx);
  const { rows } = await sql<{ id: number }>`
    INSERT INTO p2p_paymethods_templates (id, code, name, wording, icon, fiats, countries, fields, rail, settle_minutes, is_reversible,
      wants_receipt, is_active, popularity)
    VALUES (coalesce(${id ?? null}::int, (SELECT greatest(max(id) + 1, ${firstOwnId}) FROM p2p_paymethods_templates)),
      ${content.code}, ${content.name}, ${content.wording}, ${content.icon}, ${content.fiats}::text[], ${content.countries}::text[],
      ${JSON.stringify(content.fields)}::jsonb, ${content.rail}, ${content.settleMinutes}, ${content.isReversible}, ${content.wantsReceipt},
      ${content.isActive}, ${content.popularity})
    ON CONFLICT DO NOTHING RETURNING id`.execute(tx);
  return rows[0]?.id;
}

/** Answers false when the template has another version by now. */
export async function updateTemplate(tx: Tx, template: Template, content: TemplateContent, asksAnew: boolean): Promise<boolean> {
  const { rows } = await sql`
    UPDATE p2p_paymethods_templates SET code = ${content.code}, name = ${content.name}, wording = ${content.wording},
      icon = ${content.icon}, fiats = ${content.fiats}::text[], countries = ${content.countries}::text[], fields = ${JSON.stringify(content.fields)}::jsonb,
      rail = ${content.rail}, settle_minutes = ${content.settleMinutes}, is_reversible = ${content.isReversible},
      wants_receipt = ${content.wantsReceipt}, is_active = ${content.isActive}, popularity = ${content.popularity}, version = version + 1,
      fields_version = CASE WHEN ${asksAnew} THEN version + 1 ELSE fields_version END
    WHERE id = ${template.id} AND version = ${template.version} RETURNING 1`.execute(tx);
  return rows.length === 1;
}

export async function isCodeTaken(tx: Tx, code: string, byOtherThan: number): Promise<boolean> {
  const { rows } = await sql`SELECT FROM p2p_paymethods_templates WHERE code = ${code} AND id <> ${byOtherThan}`.execute(tx);
  return rows.length > 0;
}

export async function insertTemplateVersion(
  tx: Tx,
  written: { id: number; version: number; content: TemplateContent; author: string },
): Promise<void> {
  await sql`
    INSERT INTO p2p_paymethods_template_versions (template_id, version, content, author)
    VALUES (${written.id}, ${written.version}, ${JSON.stringify(written.content)}::jsonb, ${written.author})`.execute(tx);
}

export interface TemplateVersion {
  version: number;
  content: TemplateContent;
  author: string;
  writtenAt: Date;
}

export async function selectVersions(db: Db, id: number): Promise<TemplateVersion[]> {
  const { rows } = await sql<TemplateVersion>`
    SELECT version, content, author, written_at AS "writtenAt" FROM p2p_paymethods_template_versions
    WHERE template_id = ${id} ORDER BY version DESC`.execute(db);
  return rows;
}

export async function selectVersion(db: Db, id: number, version: number): Promise<{ content: TemplateContent } | undefined> {
  const { rows } = await sql<{ content: TemplateContent }>`
    SELECT content FROM p2p_paymethods_template_versions WHERE template_id = ${id} AND version = ${version}`.execute(db);
  return rows[0];
}

export async function countOutdated(tx: Tx, id: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    SELECT count(*)::int AS count FROM p2p_paymethods_methods method JOIN p2p_paymethods_templates template ON template.id = template_id
    WHERE template_id = ${id} AND state <> 'deleted' AND template_version < fields_version`.execute(tx);
  return rows[0]?.count ?? 0;
}

/** Accounts, not saved methods: nobody makes a template popular alone. */
export async function writeUses(db: Db): Promise<void> {
  await sql`
    INSERT INTO p2p_paymethods_uses (template_id, fiat, uses)
    SELECT template.id, offered.fiat, count(DISTINCT method.account_id)
    FROM p2p_paymethods_templates template CROSS JOIN unnest(template.fiats) AS offered (fiat)
    LEFT JOIN p2p_paymethods_methods method
      ON method.template_id = template.id AND method.fiat = offered.fiat AND method.state <> 'deleted'
    GROUP BY template.id, offered.fiat
    ON CONFLICT (template_id, fiat) DO UPDATE SET uses = excluded.uses, counted_at = app_now()
    WHERE p2p_paymethods_uses.uses <> excluded.uses`.execute(db);
}
