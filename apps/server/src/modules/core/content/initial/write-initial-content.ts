import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { contentKinds, fieldsSchema, type TextForm } from '@peerbourse/contract/core/content/kind.shape';
import { defaultLocale, type LocaleCode } from '@peerbourse/contract/locales';
import * as z from 'zod/mini';
import { insertItem, insertPublication, insertVersion, itemIdOf, type NewVersion } from '#modules/core/content/desk/item.table.ts';
import { cleaned, writtenTexts } from '#modules/core/content/desk/written-texts.ts';
import type { Db } from '#platform/db/pool.ts';
import { type Tx, transaction } from '#platform/db/transaction.ts';
import { must } from '#platform/refusal.ts';
import { documentItems } from './document-items.ts';
import { lockInitialContent, type StoredItem, storedItems } from './initial.table.ts';
import type { InitialItem } from './initial-item.ts';
import { menuItems } from './menu-items.ts';
import { titleItems } from './title-items.ts';

/** No member of staff can have this name: theirs have no space. */
export const initialAuthor = 'initial content';
const documentFolder = join(import.meta.dirname, '../../../../../content');

/**
 * The content that comes with the release: what is missing is written and shown, what changed since gets a new version, and
 * whatever people have written, shown or withdrawn themselves is left alone. A second run changes nothing.
 */
export async function writeInitialContent(db: Db, folder = documentFolder): Promise<void> {
  const items = [...menuItems(), ...titleItems(), ...documentItems(folder)];
  await transaction(db, async (tx) => {
    await lockInitialContent(tx);
    const stored = await storedItems(tx, initialAuthor);
    for (const item of items) await writeItem(tx, item, stored.get(`${item.kind}/${item.name}`));
  });
}

async function writeItem(tx: Tx, item: InitialItem, stored: StoredItem | undefined): Promise<void> {
  // Reading Markdown takes time, so what is the same is found before it is read.
  if (stored && (!stored.is_ours || isDeepStrictEqual(stored.told, { fields: item.fields, texts: cleanedTexts(item) }))) return;
  const version = versionOf(item, stored?.version ?? 0);
  if (!version || (stored && isDeepStrictEqual(stored.told, { fields: version.fields, texts: sourcesOf(version) }))) return;
  if (!stored) await insertItem(tx, item.kind, item.name);
  const itemId = await itemIdOf(tx, item.kind, item.name);
  must(itemId && (await insertVersion(tx, itemId, version)), 'nobody else writes under the lock');
  await insertPublication(tx, itemId, { version: version.version, startsAt: null, endsAt: null, author: initialAuthor });
}

/** What is not as the kind wants it is left out: a language, or the item if that is English. Tests look for what is left out. */
function versionOf({ kind, fields, texts }: InitialItem, before: number): NewVersion | undefined {
  if (!z.safeParse(fieldsSchema(kind), fields).success) return undefined;
  const all = languagesOf(texts).map(([locale, given]) => ({ locale, ...writtenTexts(kind, given) }));
  const good = all.filter(({ badText }) => badText === undefined);
  if (!good.some(({ locale }) => locale === defaultLocale)) return undefined;
  return {
    version: before + 1,
    fields,
    texts: Object.fromEntries(good.map(({ locale, texts: short }) => [locale, short])),
    bodies: good.flatMap(({ locale, bodies }) => bodies.map((body) => ({ locale, ...body }))),
    author: initialAuthor,
  };
}

function languagesOf(texts: InitialItem['texts']): Array<[LocaleCode, Record<string, string>]> {
  return Object.entries(texts) as Array<[LocaleCode, Record<string, string>]>;
}

function cleanedTexts({ kind, texts }: InitialItem): InitialItem['texts'] {
  const forms: Record<string, TextForm> = contentKinds[kind].texts;
  const named = (given: Record<string, string>) =>
    Object.entries(forms)
      .map(([name, form]) => [name, cleaned(form, given[name] ?? '')] as const)
      .filter(([, text]) => text !== '');
  return Object.fromEntries(languagesOf(texts).map(([code, given]) => [code, Object.fromEntries(named(given))]));
}

function sourcesOf({ texts, bodies }: NewVersion): InitialItem['texts'] {
  const long = (code: string) => bodies.filter(({ locale }) => locale === code).map(({ name, source }) => [name, source]);
  return Object.fromEntries(languagesOf(texts).map(([code, short]) => [code, { ...short, ...Object.fromEntries(long(code)) }]));
}
