import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../spec/table.ts';
import { clientFiles } from './client-files.ts';

const files = await clientFiles();

it.each(Object.entries(files))('packages/client has %s as the contract makes it; `npm run client:write` writes it', (name, text) => {
  expect(readFileSync(join(root, 'packages/client/src/generated', name), 'utf8')).toBe(text);
});
