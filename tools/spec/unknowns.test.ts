import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readTable, root } from './table.ts';

it('R7.19 each call of which only a name is known stands for a path that exists', () => {
  const text = readFileSync(join(root, 'docs/spec/unknowns.md'), 'utf8');
  const section = /### Calls known by name only\n([\s\S]*?)\n## /.exec(text)?.[1] ?? '';
  const named = [...section.matchAll(/^\| ([^|]+) \| `(\/v1\/[^`]+)` \|/gm)].map(([, name = '', path = '']) => ({ name, path }));
  const paths = new Set(readTable('docs/spec/calls.tsv').map(({ path }) => path));
  expect(named).toHaveLength(13);
  expect(named.filter(({ path }) => !paths.has(path))).toEqual([]);
});
