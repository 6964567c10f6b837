import type { Dice } from '../../../apps/server/test/support/faults/dice.ts';
import { openOwnPostgres } from '../../db/own-postgres.ts';
import type { Report } from '../../load/report.ts';
import { startUntilReady } from '../chaos/fault-kinds.ts';
import { Disk } from '../power/disk.ts';
import { type MatchResult, playMatch } from './play-match.ts';
import { openSpotGrounds, withoutJit } from './spot-grounds.ts';

const diskMegabytes = 2_048;
/** Small steps, so that the power also goes while pages are written back and the log is begun again. */
const settings = { ...withoutJit, fsync: 'on', max_wal_size: '64MB', min_wal_size: '32MB', checkpoint_timeout: '30s' };
/** The control ends with the first cut that it lost something by. */
const controlCuts = 5;

interface Plan {
  dice: Dice;
  cuts: number;
  endsAt: number;
}

/** The disk of PostgreSQL loses its power while people trade: what they were told is done is still done when it comes back. */
export async function powerCuts(seed: string, { dice, cuts, endsAt }: Plan): Promise<Report> {
  const control = await cutRepeatedly('off', { dice: dice.fork('control'), cuts: controlCuts, endsAt });
  const real = await cutRepeatedly('on', { dice: dice.fork('power'), cuts, endsAt });
  const { lost, doubled, others } = real.found;
  const problems = lost.length + doubled.length + others.length;
  const lostInControl = control.found.lost.length;
  return {
    name: 'faults-match-power',
    what: `${cuts} power cuts of PostgreSQL's disk while people trade on three spot markets, seed ${seed}`,
    figure: `${real.looks} cuts, ${real.acknowledged.orders} orders acknowledged, ${real.trades} trades: ${lost.length} lost, ${doubled.length} doubled, ${others.length} other problems; control without synchronous commit: ${lostInControl} lost by ${control.looks} cuts`,
    aim: '0 lost, 0 doubled, 0 other problems; the control loses some',
    isReached: problems === 0 && real.looks >= cuts && lostInControl > 0,
    details: { seed, cuts, real, control: { looks: control.looks, found: control.found, acknowledged: control.acknowledged } },
  };
}

async function cutRepeatedly(commit: 'on' | 'off', { dice, cuts, endsAt }: Plan): Promise<MatchResult> {
  const disk = new Disk(diskMegabytes);
  try {
    const postgres = await openOwnPostgres({ ...settings, synchronous_commit: commit }, disk.folder);
    try {
      const grounds = await openSpotGrounds({ postgres });
      try {
        // What was set up is not in question; only what people are told from now on.
        disk.sync();
        const fault = async () => {
          await disk.cut();
          await postgres.crash();
          await disk.unmount();
          disk.mount();
          await startUntilReady(postgres.service);
        };
        return await playMatch({ grounds, dice, faults: cuts, endsAt, kinds: { 'power cut': { share: 1, fault } } });
      } finally {
        await grounds.close();
      }
    } finally {
      await postgres.close();
    }
  } finally {
    await disk.close();
  }
}
