import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../spec/table.ts';
import { openLane } from './open-lane.ts';

const file = 'tools/mutate/score.ts';
const text = readFileSync(join(root, file), 'utf8');
const withText = (changed: string) => ({ file, line: 1, original: '', mutated: '', text: changed });

it('a mutant is noticed when a test fails or never ends, and forgotten afterwards', { timeout: 60_000 }, async () => {
  const lane = await openLane([file], ['tools/mutate/score.test.ts'], 500);
  try {
    expect(await lane.notices(withText(text.replace('100 * killed', '101 * killed')))).toBe(true);
    expect(await lane.notices(withText(`${text}\n`))).toBe(false);
    expect(await lane.notices(withText(text.replace('for (const', 'for (;;) {}\nfor (const')))).toBe(true);
    expect(await lane.notices(withText(`${text}\n`))).toBe(false);
  } finally {
    await lane.close();
  }
});
