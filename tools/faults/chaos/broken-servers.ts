import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Dice } from '../../../apps/server/test/support/faults/dice.ts';
import type { Report } from '../../load/report.ts';
import type { Run } from '../run.ts';
import { playChaos } from './chaos.ts';
import { serverBugs } from './server-bugs.ts';

const preload = pathToFileURL(join(import.meta.dirname, 'break-server.ts')).href;

/** Whether `chaos` would notice: the same run with servers that break a promise. Each must be found, and for what it is. */
export async function brokenServers({ seed, count, isLong, until }: Run): Promise<Report> {
  const faults = count ?? (isLong ? 100 : 32);
  const found: Record<string, { lost: number; doubled: number; granted: number; isNoticed: boolean }> = {};
  for (const [name, { seenAs }] of Object.entries(serverBugs)) {
    const variables = { NODE_OPTIONS: `--import=${preload}`, PB_SERVER_BUG: name };
    const { verdict, counts } = await playChaos({ dice: new Dice(seed), faults, until, variables });
    const [lost, doubled] = [verdict.lost.length, verdict.doubled.length];
    found[name] = { lost, doubled, granted: counts.ok, isNoticed: verdict[seenAs].length > 0 };
  }
  const noticed = Object.values(found).filter(({ isNoticed }) => isNoticed).length;
  const told = Object.entries(found).map(([name, { lost, doubled }]) => `${name}: ${lost} lost, ${doubled} doubled`);
  return {
    name: 'faults-broken-servers',
    what: `servers with a bug on purpose, ${faults} faults each, seed ${seed}`,
    figure: `${noticed} of ${told.length} noticed (${told.join('; ')})`,
    aim: 'all noticed',
    isReached: noticed === told.length,
    details: { seed, faults, found },
  };
}
