import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { replacedOnce } from '../../ledger-mutants/replaced-once.ts';
import { root } from '../../spec/table.ts';
import { serverBugs } from './server-bugs.ts';

it.each(Object.entries(serverBugs))('%s: the server has the places that are changed', (_, { edits }) => {
  for (const { file, find, replace, name } of edits) {
    const text = readFileSync(join(root, file), 'utf8');
    expect(replacedOnce(text, find, replace, name)).not.toBe(text);
  }
});
