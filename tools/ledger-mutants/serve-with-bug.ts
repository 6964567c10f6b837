import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../spec/table.ts';
import { replacedOnce } from './replaced-once.ts';
import type { SeededBug } from './seeded-bugs.ts';

/** From now on this process reads one file with a bug in it. Answers whether it has read it. */
export function serveWithBug(bug: SeededBug): () => boolean {
  const patched = pathToFileURL(join(root, bug.file)).href;
  let hasServed = false;
  registerHooks({
    load(address, context, next) {
      const loaded = next(address, context);
      if (address !== patched) return loaded;
      hasServed = true;
      const text = readFileSync(join(root, bug.file), 'utf8');
      return { ...loaded, source: replacedOnce(text, bug.find, bug.replace, bug.name) };
    },
  });
  return () => hasServed;
}
