import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { defaultLocale } from '../../packages/contract/src/locales.ts';
import { catalogueRoot, readCatalogue, type Translation } from '../../packages/texts/src/read-catalogue.ts';
import { markOf } from './mark.ts';

/**
 * `npm run i18n:take -- DIR`: takes translations over from DIR/<area>/<locale>.json (plain `{"key": "text"}`) and marks
 * each with the English it was made from. Keys that English does not have are refused.
 */
const source = process.argv[2];
if (!source) throw new Error('name the folder that holds the translations');

for (const area of readdirSync(source)) {
  const english = readCatalogue(area, defaultLocale);
  for (const file of readdirSync(join(source, area)).filter((name) => name.endsWith('.json') && name !== 'en.json')) {
    const target = join(catalogueRoot, area, file);
    const merged = { ...read<Translation>(target), ...marked(read<string>(join(source, area, file)), english, `${area}/${file}`) };
    const ordered = Object.keys(english).flatMap((key) => (merged[key] ? [[key, merged[key]] as const] : []));
    writeFileSync(target, `${JSON.stringify(Object.fromEntries(ordered), null, 2)}\n`);
  }
}

function marked(texts: Record<string, string>, english: Record<string, string>, where: string): Record<string, Translation> {
  const rows = Object.entries(texts).map(([key, text]) => {
    const from = english[key];
    if (from === undefined) throw new Error(`${where}: English has no text ${key}`);
    return [key, { text, of: markOf(from) }] as const;
  });
  return Object.fromEntries(rows);
}

function read<Entry>(path: string): Record<string, Entry> {
  return JSON.parse(readFileSync(path, 'utf8')) as Record<string, Entry>;
}
