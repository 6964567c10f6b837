import type { documentText as call } from '@peerbourse/contract/core/content/document-text';
import { localeCodes } from '@peerbourse/contract/locales';
import { bodies } from '#modules/core/content/content.table.ts';
import { fillBlocks } from '#modules/core/content/fill-brand.ts';
import { textsFor } from '#modules/core/content/texts-for.ts';
import { readSetting } from '#modules/core/settings/index.ts';
import type { Handler } from '#platform/http/serve.ts';
import { refuse } from '#platform/refusal.ts';
import { categoryOf, type Document, documentEntry, newestFirst } from './document.view.ts';
import { shownDocuments } from './shown-documents.ts';

const maxRelated = 3;

export const documentText: Handler<typeof call> = async ({ db, visitor }, { kind, slug }) => {
  const { code } = visitor.locale;
  const items = await shownDocuments(db, kind);
  const item = items.find(({ name }) => name === slug);
  if (!item) throw refuse('content.unknown');
  const entry = documentEntry(item, code);
  const [blocks, brand] = await Promise.all([bodies(db, [{ ...item, language: entry.language }]), readSetting(db, 'site.brand')]);
  return {
    ...entry,
    blocks: fillBlocks(blocks.get(item.itemId) ?? [], brand),
    languages: localeCodes.filter((locale) => item.texts[locale] !== undefined),
    related: related(items, item).map((other) => {
      const { language, texts } = textsFor(other, code);
      return { slug: other.name, title: texts.title, language };
    }),
  };
};

/** The newest of the same category; what has none is like nothing else. */
function related(items: readonly Document[], item: Document): Document[] {
  const category = categoryOf(item);
  const alike = items.filter((other) => other !== item && category !== '' && categoryOf(other) === category);
  return newestFirst(alike).slice(0, maxRelated);
}
