import { ssr } from './ssr.ts';
import { stream } from './stream.ts';

/** `npm run -s bench -- <name>`: a ratio of two arms, measured side by side on this machine. */
const rigs: Record<string, (args: readonly string[]) => Promise<void>> = { stream, ssr };

const [name = '', ...args] = process.argv.slice(2);
const rig = rigs[name];
if (!rig) {
  process.stderr.write(`Name one of: ${Object.keys(rigs).join(', ')}\n`);
  process.exit(2);
}
await rig(args);
process.exit();
