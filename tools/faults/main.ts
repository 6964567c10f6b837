import { moneyRigs, playMoneyRigs } from './money-rigs.ts';
import { outages } from './outages.ts';
import { relayKill } from './relay-kill.ts';
import { rollingRestart } from './rolling-restart.ts';

/**
 * `npm run -s faults -- <name>`: breaks something on purpose under load, and counts who noticed. `npm run -s faults -- --seed N` plays
 * all rigs of the ledger in turn, `--rig <name>` one of them.
 */
const rigs: Record<string, (args: readonly string[]) => Promise<void>> = {
  outages,
  'rolling-restart': rollingRestart,
  'relay-kill': relayKill,
};

const [name = '', ...args] = process.argv.slice(2);
const rig = rigs[name] ?? (name.startsWith('--') ? () => playMoneyRigs(process.argv.slice(2)) : undefined);
if (!rig) {
  process.stderr.write(`Name one of: ${Object.keys(rigs).join(', ')}; or --rig and one of: ${Object.keys(moneyRigs).join(', ')}\n`);
  process.exit(2);
}
await rig(args);
// Keep-alive connections would hold the process for a while.
process.exit();
