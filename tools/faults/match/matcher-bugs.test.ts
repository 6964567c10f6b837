import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { replacedOnce } from '../../ledger-mutants/replaced-once.ts';
import { root } from '../../spec/table.ts';
import { matcherBugs } from './matcher-bugs.ts';

const migrations = readdirSync(join(root, 'migrations'))
  .filter((name) => name.includes('_spot-'))
  .map((name) => readFileSync(join(root, 'migrations', name), 'utf8'));

/** The migration that made a function last. */
const lastOf = (name: string) => migrations.findLast((text) => text.includes(`FUNCTION ${name}(`)) ?? '';

it.each(Object.entries(matcherBugs))('%s: the matcher has the places that are changed', (_, { edits, functions }) => {
  for (const { file, find, replace, name } of edits) {
    const text = readFileSync(join(root, file), 'utf8');
    expect(replacedOnce(text, find, replace, name)).not.toBe(text);
  }
  for (const { find, replace, name } of functions) expect(replacedOnce(lastOf(name), find, replace, name)).not.toBe(lastOf(name));
});
