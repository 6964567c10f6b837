import { seededBugs } from './seeded-bugs.ts';
import { serveWithBug } from './serve-with-bug.ts';

/** `node try-bug.ts NAME URL`: a process of its own, in which one file is read with a bug in it. Prints what broke first, as JSON. */
const [name = '', url = ''] = process.argv.slice(2);
const bug = seededBugs.find((one) => one.name === name);
if (!bug) throw new Error(`there is no bug named ${name}`);
const hasServed = serveWithBug(bug);

const { firstBroken } = await import('./first-broken.ts');
const broken = await firstBroken((role) => url.replace('{role}', role));
if (!hasServed()) throw new Error(`${bug.file} was never read`);
process.stdout.write(JSON.stringify(broken ?? null));
