import type { documentList as call } from '@peerbourse/contract/core/content/document-list';
import { helpSections } from '@peerbourse/contract/core/content/kind.shape';
import type { Handler } from '#platform/http/serve.ts';
import { refuse } from '#platform/refusal.ts';
import { categoryOf, type Document, documentEntry, fieldsOf, newestFirst } from './document.view.ts';
import { shownDocuments } from './shown-documents.ts';

const pageSize = 20;

export const documentList: Handler<typeof call> = async ({ db, visitor }, { kind, category, cursor }) => {
  const items = (await shownDocuments(db, kind)).filter((item) => category === undefined || categoryOf(item) === category);
  const { shown, nextCursor } = kind === 'help' ? { shown: bySection(items), nextCursor: null } : pageOf(items, cursor);
  return { documents: shown.map((item) => documentEntry(item, visitor.locale.code)), nextCursor };
};

/** Help is one page: its sections in their order, and the answers of each as the editors numbered them. */
function bySection(items: readonly Document[]): Document[] {
  const place = (item: Document) => helpSections.findIndex((section) => section === categoryOf(item)) * 10_000 + (fieldsOf(item).sort ?? 0);
  return items.toSorted((one, other) => place(one) - place(other) || (one.name < other.name ? -1 : 1));
}

/** What is pinned stands above the first page, and nowhere else. */
function pageOf(items: readonly Document[], cursor: string | undefined): { shown: Document[]; nextCursor: string | null } {
  const isPinned = (item: Document) => fieldsOf(item).isPinned === true;
  const rest = newestFirst(items.filter((item) => !isPinned(item)));
  const older = cursor === undefined ? rest : rest.filter(isBehind(cursor));
  const page = older.slice(0, pageSize);
  const last = page.at(-1);
  return {
    shown: cursor === undefined ? [...newestFirst(items.filter(isPinned)), ...page] : page,
    nextCursor: last && older.length > pageSize ? cursorOf(last) : null,
  };
}

/** Long names are cut, so that the cursor has a limit. */
const namePart = ({ name }: Document) => name.slice(0, 60);

function cursorOf(item: Document): string {
  return `${item.publishedAt.getTime().toString(36)}.${namePart(item)}`;
}

function isBehind(cursor: string): (item: Document) => boolean {
  const [, time = '', name = ''] = /^([0-9a-z]{1,11})\.([a-z0-9-]{1,60})$/.exec(cursor) ?? [];
  if (name === '') throw refuse('request.invalid', { fields: 'cursor' });
  const at = Number.parseInt(time, 36);
  return (item) => item.publishedAt.getTime() < at || (item.publishedAt.getTime() === at && namePart(item) > name);
}
