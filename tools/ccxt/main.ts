import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { botKeys, seedDemoSpot } from '../../apps/server/demo/spot/seed-demo-spot.ts';
import { root } from '../dev-stack/stack.ts';
import { openStack } from '../load/stack.ts';

const folder = join(root, 'clients/ccxt');

/** `npm run ccxt`: trades with the class for CCXT on a stack of its own. CCXT is large, so it is installed here and nowhere else. */
if (!existsSync(join(folder, 'node_modules/ccxt'))) execFileSync('npm', ['ci', '--ignore-scripts'], { cwd: folder, stdio: 'inherit' });

/** CCXT has no types where it is not installed. */
interface Checks {
  checkClass: (urls: { api: { rest: string; ws: string } }, keys: typeof botKeys) => Promise<void>;
}
const { checkClass } = (await import(join(folder, 'check.js'))) as Checks;

const stack = await openStack({ apis: 1, matchers: 1, roles: ['stream', 'worker'], prepare: seedDemoSpot });
try {
  const rest = stack.siteUrl;
  await checkClass({ api: { rest, ws: `${rest.replace('http', 'ws')}/live` } }, botKeys);
  process.stdout.write('The class for CCXT trades.\n');
} finally {
  await stack.close();
}
