import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { localeCodes } from '@peerbourse/contract/locales';
import { expect, it } from 'vitest';

const folder = join(import.meta.dirname, '../../../../../content');
const documents = JSON.parse(readFileSync(join(folder, 'documents.json'), 'utf8')) as Array<{ kind: string; slug: string }>;
/** British and Canadian readers share the English texts. */
const languages = localeCodes.filter((code) => code !== 'en' && code !== 'en-GB' && code !== 'en-CA');

const pathOf = (kind: string, slug: string, language: string) => join(folder, kind, `${slug}.${language}.md`);

/** What a translation has in common with its English: parts, places that links lead to, and values that are filled in. */
function skeletonOf(path: string) {
  const text = readFileSync(path, 'utf8');
  const count = (pattern: RegExp) => text.match(pattern)?.length ?? 0;
  return {
    headings: count(/^#+ /gm),
    items: count(/^(?:-|\d+\.) /gm),
    rows: count(/^\|/gm),
    links: [...text.matchAll(/\]\(([^)]+)\)/g)].map(([, to]) => to).sort(),
    values: [...text.matchAll(/\{\w+\}/g)].map(([value]) => value).sort(),
  };
}

it.each(languages)('every document is written in %s', (language) => {
  expect(documents.filter(({ kind, slug }) => !existsSync(pathOf(kind, slug, language)))).toEqual([]);
});

it.each(languages)('every document in %s has the parts, links and values of the English', (language) => {
  for (const { kind, slug } of documents) {
    expect(skeletonOf(pathOf(kind, slug, language)), slug).toEqual(skeletonOf(pathOf(kind, slug, 'en')));
  }
});
