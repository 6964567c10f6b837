import { ledgerHarnesses, runLedgerHarnesses } from './ledger-harnesses.ts';
import { match } from './match/match.ts';
import { outages } from './outages.ts';
import { p2pOrders } from './p2p-orders.ts';
import { relayKill } from './relay-kill.ts';
import { restore } from './restore/restore.ts';
import { rollingRestart } from './rolling-restart.ts';
import { rollingUpgrade } from './rolling-upgrade/rolling-upgrade.ts';
import { standby } from './standby/standby.ts';

/**
 * `npm run -s faults -- <name>`: breaks something on purpose under load, and counts who noticed. `npm run -s faults -- --seed N` plays
 * all harnesses of the ledger in turn, `--harness <name>` one of them.
 */
const harnesses: Record<string, (args: readonly string[]) => Promise<void>> = {
  match,
  outages,
  'rolling-restart': rollingRestart,
  'rolling-upgrade': rollingUpgrade,
  'relay-kill': relayKill,
  'p2p-orders': p2pOrders,
  restore,
  standby,
};

const [name = '', ...args] = process.argv.slice(2);
const harness = harnesses[name] ?? (name.startsWith('--') ? () => runLedgerHarnesses(process.argv.slice(2)) : undefined);
if (!harness) {
  process.stderr.write(
    `Name one of: ${Object.keys(harnesses).join(', ')}; or --harness and one of: ${Object.keys(ledgerHarnesses).join(', ')}\n`,
  );
  process.exit(2);
}
await harness(args);
// Keep-alive connections would hold the process for a while.
process.exit();
