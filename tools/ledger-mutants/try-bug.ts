import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../spec/table.ts';
import { seededBugs } from './seeded-bugs.ts';
import { replacedOnce } from './trial.ts';

/** `node try-bug.ts NAME URL`: a process of its own, in which one file is read with a bug in it. Prints what broke first, as JSON. */
const [name = '', url = ''] = process.argv.slice(2);
const bug = seededBugs.find((one) => one.name === name);
if (!bug) throw new Error(`there is no bug named ${name}`);
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

const { firstBroken } = await import('./first-broken.ts');
const broken = await firstBroken((role) => url.replace('{role}', role));
if (!hasServed) throw new Error(`${bug.file} was never read`);
process.stdout.write(JSON.stringify(broken ?? null));
