import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../spec/table.ts';
import { replacedOnce } from './replaced-once.ts';

interface SeededBug {
  name: string;
  file: string;
  find: string;
  replace: string;
  test: string;
  title?: string;
}

/** A list of seeded bugs is whole: so many, each under its own name, each still fits its file, and its test is there. */
export function checkBugs(bugs: readonly SeededBug[], count: number): void {
  it(`has ${count} rules, each broken under its own name`, () => {
    expect(bugs).toHaveLength(count);
    expect(new Set(bugs.map(({ name }) => name)).size).toBe(bugs.length);
  });

  it.each(bugs)('$name: still fits, once, and its test is there', ({ name, file, find, replace, test, title }) => {
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
}
