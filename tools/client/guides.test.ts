import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../spec/table.ts';

/** Blocks of code in the pages of /developers, with what stands behind the three marks. */
const blocks = readdirSync(join(root, 'docs/developers')).flatMap((page) =>
  [...readFileSync(join(root, 'docs/developers', page), 'utf8').matchAll(/^```(\S+) ?(\S*)\n([\s\S]*?)^```$/gm)].map(
    ([, language = '', file = '', text = '']) => ({ page, language, file, text }),
  ),
);

it('every example in TypeScript is a program that tests run', () => {
  const unnamed = blocks.filter(({ language, file }) => language === 'ts' && file === '').map(({ page }) => page);
  // That one is run by client-trade.test.ts as it stands.
  expect(unnamed).toEqual(['idempotency.md']);
  expect(blocks.filter(({ file }) => file.endsWith('.ts')).length).toBeGreaterThan(6);
});

it.each(blocks.filter(({ file }) => /\.(?:ts|sh)$/.test(file)))('$page shows $file as it is', ({ file, text }) => {
  expect(text).toBe(readFileSync(join(root, 'packages/client/examples', file), 'utf8'));
});

it('the golden vectors are those that server and client are tested with', () => {
  const shown = JSON.parse(blocks.find(({ file }) => file === 'golden')?.text ?? '') as { seed: string; secret: string; vectors: object[] };
  const golden = JSON.parse(readFileSync(join(root, 'packages/contract/src/request-signature.golden.json'), 'utf8')) as typeof shown;
  expect(shown.vectors.length).toBeGreaterThan(1);
  expect(golden).toMatchObject({ seed: shown.seed, secret: shown.secret });
  for (const vector of shown.vectors) expect(golden.vectors).toContainEqual(expect.objectContaining(vector));
});
