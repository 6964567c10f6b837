import type { ContentKind, FieldsOf } from '@peerbourse/contract/core/content/kind.shape';
import type { LocaleCode } from '@peerbourse/contract/locales';
import { readSetting } from '#modules/core/settings/index.ts';
import { monotonicMs } from '#platform/clock.ts';
import type { Db } from '#platform/db/pool.ts';
import { type LiveRow, liveRows } from './content.table.ts';
import { type Brand, fillBrand } from './fill-brand.ts';

const keptMs = 1_000;

/** An item that is shown now. Its texts are those of all its languages, with the brand put in; long texts are read on demand. */
export interface LiveItem<Kind extends ContentKind = ContentKind> {
  kind: Kind;
  itemId: string;
  name: string;
  version: number;
  fields: FieldsOf<Kind>;
  texts: Partial<Record<LocaleCode, Record<string, string>>>;
  /** When it was first shown, since when it is as it is now, and until when. */
  publishedAt: Date;
  changedAt: Date;
  endsAt: Date | null;
}

interface Copy {
  at: number;
  items: Promise<LiveItem[]>;
}

// Keyed by pool, so that two databases in one process (tests, all roles together) never share a copy.
const copies = new WeakMap<Db, Map<ContentKind, Copy>>();

/** What is shown of a kind, at most one second old, in the order of the names. */
export function liveItems<Kind extends ContentKind>(db: Db, kind: Kind): Promise<Array<LiveItem<Kind>>> {
  const kept = copies.get(db) ?? new Map<ContentKind, Copy>();
  copies.set(db, kept);
  const copy = kept.get(kind);
  const isFresh = copy !== undefined && monotonicMs() - copy.at < keptMs;
  const items = isFresh ? copy.items : readItems(db, kind);
  if (!isFresh) {
    kept.set(kind, { at: monotonicMs(), items });
    // A failed read is not kept: the next caller asks again.
    items.catch(() => kept.delete(kind));
  }
  return items as unknown as Promise<Array<LiveItem<Kind>>>;
}

export async function liveItem<Kind extends ContentKind>(db: Db, kind: Kind, name: string): Promise<LiveItem<Kind> | undefined> {
  return (await liveItems(db, kind)).find((item) => item.name === name);
}

async function readItems(db: Db, kind: ContentKind): Promise<LiveItem[]> {
  const [rows, brand] = await Promise.all([liveRows(db, kind), readSetting(db, 'site.brand')]);
  return rows.map((row) => ({
    kind,
    itemId: row.item_id,
    name: row.name,
    version: row.version,
    fields: row.fields as LiveItem['fields'],
    texts: filledTexts(row.texts, brand),
    publishedAt: row.first_shown_at,
    changedAt: row.starts_at,
    endsAt: row.ends_at,
  }));
}

function filledTexts(texts: LiveRow['texts'], brand: Brand): LiveItem['texts'] {
  return Object.fromEntries(
    Object.entries(texts).map(([code, named]) => [
      code,
      Object.fromEntries(Object.entries(named).map(([name, text]) => [name, fillBrand(text, brand)])),
    ]),
  );
}
