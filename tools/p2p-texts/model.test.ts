import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { examplesOf, modelOf } from './model.ts';

const rules = join(import.meta.dirname, '../../packages/rules');

it('the weights of the P2P text filter are those that its corpora teach', { timeout: 120_000 }, () => {
  const examples = examplesOf((name) => readFileSync(join(rules, 'corpora', name), 'utf8'));
  expect(modelOf(examples).source).toBe(readFileSync(join(rules, 'src/p2p-texts/text-weights.gen.ts'), 'utf8'));
});
