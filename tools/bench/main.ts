import { lab } from './lab.ts';
import { ledger } from './ledger/ledger.ts';
import { matching } from './matching.ts';
import { p2pMarket } from './p2p-market/p2p-market.ts';
import { p2pOrders } from './p2p-orders/p2p-orders.ts';
import { proofsOfEscrow } from './proofs/proofs.ts';
import { signed } from './signed.ts';
import { spot } from './spot/spot.ts';
import { spotPage } from './spot-page/spot-page.ts';
import { ssr } from './ssr.ts';
import { stream } from './stream.ts';
import { traces } from './traces.ts';

/** `npm run -s bench -- <name>`: a ratio of two arms measured side by side, or what a visitor of a slow phone waits for. */
const benchmarks: Record<string, (args: readonly string[]) => Promise<void>> = {
  stream,
  ssr,
  lab,
  ledger,
  matching,
  'p2p-market': p2pMarket,
  'p2p-orders': p2pOrders,
  proofs: proofsOfEscrow,
  spot,
  'spot-page': spotPage,
  traces,
  signed,
};

const [name = '', ...args] = process.argv.slice(2);
const benchmark = benchmarks[name];
if (!benchmark) {
  process.stderr.write(`Name one of: ${Object.keys(benchmarks).join(', ')}\n`);
  process.exit(2);
}
await benchmark(args);
process.exit();
