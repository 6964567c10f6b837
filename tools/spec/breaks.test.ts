import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { breaks } from './breaks.ts';
import { requirements } from './requirements.ts';
import { root } from './table.ts';

it('every way to break a rule still fits the code, and a test cites its rule', () => {
  const tested = new Set(requirements().flatMap(({ id, tests }) => (tests.length > 0 ? [id] : [])));
  for (const { id, file, from } of breaks) {
    expect(readFileSync(join(root, file), 'utf8').split(from), `${id} in ${file}`).toHaveLength(2);
    expect(tested.has(id), id).toBe(true);
  }
});
