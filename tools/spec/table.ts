import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export const root = join(import.meta.dirname, '../..');

/** Rows of a tab-separated file with a heading; lines that begin with # are comments. */
export function readTable(path: string): Array<Record<string, string>> {
  const [heading = '', ...lines] = readFileSync(join(root, path), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'));
  const names = heading.split('\t');
  return lines.map((line) => Object.fromEntries(line.split('\t').map((cell, index) => [names[index] ?? String(index), cell])));
}
