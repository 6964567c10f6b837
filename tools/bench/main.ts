import { lab } from './lab.ts';
import { ledger } from './ledger/ledger.ts';
import { p2pMarket } from './p2p-market/p2p-market.ts';
import { ssr } from './ssr.ts';
import { stream } from './stream.ts';

/** `npm run -s bench -- <name>`: a ratio of two arms measured side by side, or what a visitor of a slow phone waits for. */
const rigs: Record<string, (args: readonly string[]) => Promise<void>> = { stream, ssr, lab, ledger, 'p2p-market': p2pMarket };

const [name = '', ...args] = process.argv.slice(2);
const rig = rigs[name];
if (!rig) {
  process.stderr.write(`Name one of: ${Object.keys(rigs).join(', ')}\n`);
  process.exit(2);
}
await rig(args);
process.exit();
