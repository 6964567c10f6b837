import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { replacedOnce } from '../ledger-mutants/replaced-once.ts';
import { root } from '../spec/table.ts';
import { orderBugs } from './bugs.ts';

it('has 20 rules, each broken under its own name', () => {
  expect(orderBugs).toHaveLength(20);
  expect(new Set(orderBugs.map(({ name }) => name)).size).toBe(orderBugs.length);
});

it.each(orderBugs)('$name: still fits, once, and its test is there', ({ name, file, find, replace, test, title }) => {
  const source = readFileSync(join(root, file), 'utf8');
  expect(replacedOnce(source, find, replace, name)).not.toBe(source);
  expect(existsSync(join(root, test))).toBe(true);
  const groups = [...readFileSync(join(root, test), 'utf8').matchAll(/describe\('([^']+)'/g)].map(([, group = '']) => group);
  if (title !== undefined)
    expect(
      groups.some((group) => title.startsWith(group)),
      title,
    ).toBe(true);
});
