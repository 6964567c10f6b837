import { outages } from './outages.ts';
import { relayKill } from './relay-kill.ts';
import { rollingRestart } from './rolling-restart.ts';

/** `npm run -s faults -- <name>`: breaks something on purpose under load, and counts who noticed. */
const rigs: Record<string, (args: readonly string[]) => Promise<void>> = {
  outages,
  'rolling-restart': rollingRestart,
  'relay-kill': relayKill,
};

const [name = '', ...args] = process.argv.slice(2);
const rig = rigs[name];
if (!rig) {
  process.stderr.write(`Name one of: ${Object.keys(rigs).join(', ')}\n`);
  process.exit(2);
}
await rig(args);
// Keep-alive connections would hold the process for a while.
process.exit();
