import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../spec/table.ts';
import { openCompiler } from './open-compiler.ts';

it('judges the text that it is given, not the file on disk', () => {
  const file = 'tools/mutate/draw.ts';
  const text = readFileSync(join(root, file), 'utf8');
  const compiler = openCompiler();
  try {
    expect(compiler.accepts(file, text)).toBe(true);
    expect(compiler.accepts(file, text.replace('48_271', "'48_271'"))).toBe(false);
    expect(compiler.accepts(file, text.replace('48_271', '(('))).toBe(false);
    expect(compiler.accepts(file, text.replace('48_271', '16_807'))).toBe(true);
  } finally {
    compiler.close();
  }
});
