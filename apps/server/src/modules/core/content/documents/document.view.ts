import type { DocumentEntry } from '@peerbourse/contract/core/content/document.shape';
import type { DocumentKind, FieldsOf } from '@peerbourse/contract/core/content/kind.shape';
import type { LocaleCode } from '@peerbourse/contract/locales';
import { pictureAddress } from '#modules/core/content/banner.view.ts';
import type { LiveItem } from '#modules/core/content/live-items.ts';
import { textsFor } from '#modules/core/content/texts-for.ts';

/** A document of any kind; a kind that lacks a field has its empty value. */
export type Document = LiveItem<DocumentKind>;

export function documentEntry(item: Document, code: LocaleCode): DocumentEntry {
  const { language, texts } = textsFor(item, code);
  const { picture = '', isPinned = false } = fieldsOf(item);
  return {
    kind: item.kind,
    slug: item.name,
    title: texts.title,
    summary: texts.summary,
    category: categoryOf(item),
    picture: pictureAddress(picture),
    isPinned,
    language,
    publishedAt: item.publishedAt.toISOString(),
    changedAt: item.changedAt.toISOString(),
  };
}

export function categoryOf(item: Document): string {
  return fieldsOf(item).category ?? '';
}

interface AnyFields {
  category?: string;
  switch?: FieldsOf<'help'>['switch'];
  picture?: string;
  isPinned?: boolean;
  sort?: number;
}

export function fieldsOf(item: Document): AnyFields {
  return item.fields;
}

/** Newest first, and by name where several came at once. */
export function newestFirst(items: readonly Document[]): Document[] {
  return items.toSorted((one, other) => other.publishedAt.getTime() - one.publishedAt.getTime() || (one.name < other.name ? -1 : 1));
}
