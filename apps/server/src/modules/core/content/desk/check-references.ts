import { type ContentKind, contentKinds, type FieldForm, type FieldsOf } from '@peerbourse/contract/core/content/kind.shape';
import type { Block } from '@peerbourse/contract/core/content/rich-text.shape';
import { isContentPicture } from '#modules/core/files/index.ts';
import { countryCodes } from '#modules/core/reference/index.ts';
import type { Db } from '#platform/db/pool.ts';
import { refuse } from '#platform/refusal.ts';
import { type NewBody, newestFields } from './item.table.ts';

/** What a version names must exist: pictures, countries, the entry that a menu entry hangs on. */
export async function checkReferences(db: Db, kind: ContentKind, name: string, fields: Record<string, unknown>): Promise<void> {
  const forms: Record<string, FieldForm> = contentKinds[kind].fields;
  for (const [field, { form }] of Object.entries(forms)) {
    const isKnown = await isKnownReference(db, form, name, fields[field]);
    if (!isKnown) throw refuse('content.bad-field', { field });
  }
}

async function isKnownReference(db: Db, form: FieldForm['form'], name: string, value: unknown): Promise<boolean> {
  if (form === 'picture') return value === '' || (await isContentPicture(db, value as string));
  if (form === 'item') return value === '' || (await isTopEntry(db, name, value as string));
  if (form !== 'countries') return true;
  const known = new Set(await countryCodes(db));
  return (value as string[]).every((country) => known.has(country));
}

/** Menus have two levels: whoever hangs on another entry carries none. */
async function isTopEntry(db: Db, name: string, parent: string): Promise<boolean> {
  const entries = (await newestFields(db, 'menu')) as Map<string, FieldsOf<'menu'>>;
  const isCarrying = [...entries.values()].some((entry) => entry.parent === name);
  return parent !== name && !isCarrying && entries.get(parent)?.parent === '';
}

export async function checkPictures(db: Db, bodies: readonly NewBody[]): Promise<void> {
  for (const { locale, name, blocks } of bodies) {
    for (const fileId of new Set(picturesIn(blocks))) {
      if (!(await isContentPicture(db, fileId))) throw refuse('content.bad-text', { field: name, language: locale });
    }
  }
}

function picturesIn(blocks: readonly Block[]): string[] {
  return blocks.flatMap((block) => {
    if (block.kind === 'picture') return [block.fileId];
    if (block.kind === 'quote') return picturesIn(block.blocks);
    return block.kind === 'list' ? block.items.flatMap(picturesIn) : [];
  });
}
