import { parseArgs } from 'node:util';
import pg from 'pg';
import { pause, wallClockMs } from '../../../apps/server/src/platform/clock.ts';
import { Dice } from '../../../apps/server/test/support/faults/dice.ts';
import { prepareRepositories, takeBackup } from '../../backup/take-backup.ts';
import { drill } from '../../drill/drill.ts';
import { openScratchCluster } from '../../drill/scratch-cluster.ts';
import { report } from '../../load/report.ts';
import { giveCoins } from '../chaos/customers.ts';
import { type HarnessDatabase, insertOwners, openHarnessDatabase } from '../harness-database.ts';
import { askLedger } from '../power/ask-ledger.ts';
import { type BackedUp, openBackedUp } from './backed-up.ts';
import { breakEach, type Drill } from './break-archive.ts';
import { type Act, Writers, wrongAt } from './writers.ts';

const usual = { moments: 10, seconds: 30 };

/**
 * `npm run -s faults -- restore`: people move coins while backups are taken. The copy must be the ledger to the last posting, random
 * moments must have what had been told by then and nothing that began later, and what is broken on purpose must be noticed.
 */
export async function restore(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      moments: { type: 'string', default: String(usual.moments) },
      seconds: { type: 'string', default: String(usual.seconds) },
      owners: { type: 'string', default: '12' },
      seed: { type: 'string', default: String(Math.floor(Math.random() * 1_000_000)) },
      keep: { type: 'boolean', default: false },
    },
  });
  const backedUp = await openBackedUp();
  try {
    const database = await openHarnessDatabase(24, backedUp.postgres.superUrl);
    const [moments, seconds] = [Number(values.moments), Number(values.seconds)];
    try {
      const found = await play({
        backedUp,
        database,
        moments,
        seconds,
        owners: Number(values.owners),
        dice: new Dice(Number(values.seed)),
      });
      const { drills, wrong, noticed, acts } = found;
      report(
        {
          name: 'faults-restore',
          what: `backups of a busy PostgreSQL restored, seed ${values.seed}`,
          figure: `${drills.length} drills green with an equal root, the slowest ${Math.max(...drills.map((one) => one.seconds))} s; ${acts} acts: ${wrong.length} missing or too many at ${moments} moments; ${noticed.filter(({ reason }) => reason !== '').length} of ${noticed.length} broken archives noticed`,
          aim: 'all drills green, 0 missing, 0 too many, all noticed',
          isReached: wrong.length === 0 && noticed.every(({ reason }) => reason !== ''),
          details: { seed: Number(values.seed), ...found },
        },
        values.keep || (moments === usual.moments && seconds === usual.seconds),
      );
    } finally {
      await database.close();
    }
  } finally {
    await backedUp.close();
  }
}

interface Play {
  backedUp: BackedUp;
  database: HarnessDatabase;
  moments: number;
  seconds: number;
  owners: number;
  dice: Dice;
}

async function play({ backedUp, database, moments, seconds, owners, dice }: Play) {
  const { pgBackRest, scratchDir, primaryUrl } = backedUp;
  const name = new URL(database.urlOf('worker')).pathname.slice(1);
  const drillOf: Drill = (repository, by = pgBackRest) =>
    drill({ pgBackRest: by, repository, scratchDir, primaryUrl, db: database.pools.worker, database: name });
  const ownerIds = await insertOwners(database.query, owners);
  await giveCoins(database.query, ownerIds);
  await prepareRepositories(pgBackRest);
  const writers = new Writers(askLedger(database.pools.api), ownerIds, dice.fork('writers'));
  const { backups, drills, from, to } = await whileTheyWrite(backedUp, drillOf, seconds).finally(() => writers.end());
  const acts = await writers.end();
  const wrong: string[] = [];
  for (let at = 0; at < moments; at++) {
    const time = new Date(dice.between(from, to));
    wrong.push(...(await wrongAtMoment(backedUp, name, at % 2 === 0 ? 'near' : 'far', time, acts)));
    process.stderr.write(`moment ${at + 1} of ${moments}: ${time.toISOString()}, ${wrong.length} wrong so far\n`);
  }
  backups.push(await takeBackup(pgBackRest, 'near', 'diff'));
  const noticed = await breakEach(backedUp, drillOf);
  drills.push(await drillOf('near'));
  return { acts: acts.length, backups, drills, wrong, noticed };
}

async function whileTheyWrite({ pgBackRest }: BackedUp, drillOf: Drill, seconds: number) {
  const backups = [await takeBackup(pgBackRest, 'near', 'full'), await takeBackup(pgBackRest, 'far', 'full')];
  const from = wallClockMs();
  await pause(seconds * 1_000);
  const to = wallClockMs();
  // The moments lie before the last of what is written, so that recovery meets something behind each of them.
  await pause(1_000);
  return { backups, drills: [await drillOf('near'), await drillOf('far')], from, to };
}

async function wrongAtMoment(
  { pgBackRest, scratchDir }: BackedUp,
  database: string,
  repository: 'near' | 'far',
  time: Date,
  acts: readonly Act[],
): Promise<string[]> {
  const scratch = await openScratchCluster({ pgBackRest, repository, scratchDir, target: { time } });
  const client = new pg.Client({ connectionString: scratch.urlOf('pb_owner', database) });
  try {
    await client.connect();
    const { rows } = await client.query<{ key: string }>(
      `SELECT split_part(key, ':', 3) AS key FROM ledger_journals WHERE kind = 'transfer'`,
    );
    return wrongAt(time.getTime(), acts, new Set(rows.map(({ key }) => key)));
  } finally {
    await client.end();
    await scratch.close();
  }
}
