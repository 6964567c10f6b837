import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DocumentKind } from '@peerbourse/contract/core/content/kind.shape';
import { isLocaleCode } from '@peerbourse/contract/locales';
import type { InitialItem } from './initial-item.ts';

interface ListedDocument {
  kind: DocumentKind;
  slug: string;
  fields: Record<string, unknown>;
}

/** The documents that `documents.json` of the folder lists; each has a file `KIND/SLUG.LOCALE.md` for every language it exists in. */
export function documentItems(folder: string): InitialItem[] {
  const listed = JSON.parse(readFileSync(join(folder, 'documents.json'), 'utf8')) as ListedDocument[];
  return listed.map(({ kind, slug, fields }) => ({ kind, name: slug, fields, texts: textsOf(join(folder, kind), slug) }));
}

function textsOf(folder: string, slug: string): InitialItem['texts'] {
  const texts: InitialItem['texts'] = {};
  for (const file of readdirSync(folder)) {
    const [name, code = '', ending] = file.split('.');
    if (name === slug && isLocaleCode(code) && ending === 'md') texts[code] = partsOf(readFileSync(join(folder, file), 'utf8'));
  }
  return texts;
}

/** A title, a line that says what it is about, and the rest. */
function partsOf(text: string): Record<string, string> {
  const [, title = '', summary = '', body = ''] = /^# (.+)\n+> (.+)\n([^]*)$/.exec(text) ?? [];
  return { title, summary, body };
}
