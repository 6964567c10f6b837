import { pause } from '../../../apps/server/src/platform/clock.ts';
import { Dice } from '../../../apps/server/test/support/faults/dice.ts';
import type { AccountId } from '../../../packages/contract/src/ids.ts';
import { type OwnPostgres, openOwnPostgres } from '../../db/own-postgres.ts';
import type { Report } from '../../load/report.ts';
import { secondly } from '../beat.ts';
import { balancesOfAll, giveCoins, transfersOfAll } from '../chaos/customers.ts';
import { startUntilReady } from '../chaos/fault-kinds.ts';
import { type Balances, checkHistory, type LedgerRequest, type Verdict } from '../chaos/history.ts';
import { Traffic } from '../chaos/traffic.ts';
import { brokenInvariants, type HarnessDatabase, insertOwners, openHarnessDatabase, reconciliationProblems } from '../harness-database.ts';
import type { Run } from '../run.ts';
import { askLedger } from './ask-ledger.ts';
import { Disk } from './disk.ts';

const ownerCount = 8;
const windowsEach = 2;
const diskMegabytes = 2_048;
/** Transfers granted between two cuts; on a slow machine the cut comes before, when it has waited long enough. */
const [fewest, most] = [50, 500];
const cutAfterMs = 15_000;
const flowsWithinMs = 60_000;
const answeredWithinMs = 90_000;
/** The control stops at the first cut that it lost something by. */
const controlCuts = 5;

/** Small steps, so that the power also goes while pages are written back and the log is begun again. */
const settings = { fsync: 'on', max_wal_size: '64MB', min_wal_size: '32MB', checkpoint_timeout: '30s' };

/** Harness $1: the power goes while people move coins. What they were told is done is still done when it comes back. */
export async function power({ seed, count, isLong, until }: Run): Promise<Report> {
  const cuts = count ?? (isLong ? 50 : 10);
  const started = performance.now();
  const dice = new Dice(seed);
  const control = await cutRepeatedly({ name: 'control', commit: 'off', cuts: controlCuts, dice: dice.fork('control'), until });
  const real = await cutRepeatedly({ name: 'power', commit: 'on', cuts, dice: dice.fork('power'), until });
  return reportOf(seed, cuts, (performance.now() - started) / 1_000, real, control);
}

function reportOf(seed: number, cuts: number, seconds: number, real: Outcome, control: Outcome): Report {
  const { verdict, problems, done, granted, unknown } = real;
  const { lost, doubled, wrong, unanswered } = verdict;
  const others = wrong.length + unanswered.length + problems.length;
  const [lostInControl, grantedInControl] = [control.verdict.lost.length, control.granted];
  return {
    name: 'faults-power',
    what: `${cuts} power cuts of PostgreSQL's disk while ${ownerCount} people move coins, seed ${seed}`,
    figure: `${done} cuts, ${granted} transfers granted, ${unknown} attempts without an answer: ${lost.length} lost, ${doubled.length} doubled, ${others} other problems; control without synchronous commit: ${lostInControl} of ${grantedInControl} lost by ${control.done} cuts`,
    aim: '0 lost, 0 doubled, 0 other problems; the control loses some',
    isReached: lost.length + doubled.length + others === 0 && done === cuts && lostInControl > 0,
    details: { seed, cuts, seconds: Number(seconds.toFixed(1)), real: shortened(real), control: shortened(control) },
  };
}

interface Plan {
  name: string;
  commit: 'on' | 'off';
  cuts: number;
  dice: Dice;
  until: number;
}

interface Outcome {
  done: number;
  granted: number;
  refused: number;
  unknown: number;
  verdict: Verdict;
  problems: string[];
  /** From the cut until PostgreSQL has recovered and answers. */
  slowestReturnMs: number;
}

function shortened({ verdict, ...rest }: Outcome): Record<string, unknown> {
  const counts = Object.entries(verdict).map(([name, found]) => [name, Array.isArray(found) ? found.length : found]);
  const examples = [...verdict.lost, ...verdict.doubled, ...verdict.wrong, ...verdict.unanswered].slice(0, 20);
  return { ...rest, verdict: Object.fromEntries(counts), examples };
}

async function cutRepeatedly(plan: Plan): Promise<Outcome> {
  const disk = new Disk(diskMegabytes);
  try {
    const postgres = await openOwnPostgres({ ...settings, synchronous_commit: plan.commit }, disk.folder);
    try {
      const database = await openHarnessDatabase(ownerCount * windowsEach, postgres.superUrl);
      try {
        return await new Cutting(plan, disk, postgres, database).run();
      } finally {
        await database.close();
      }
    } finally {
      await postgres.close();
    }
  } finally {
    await disk.close();
  }
}

class Cutting {
  private readonly requests: LedgerRequest[] = [];
  private readonly outcome: Outcome = {
    done: 0,
    granted: 0,
    refused: 0,
    unknown: 0,
    verdict: { lost: [], doubled: [], wrong: [], unanswered: [], doneAfterAll: 0 },
    problems: [],
    slowestReturnMs: 0,
  };
  private readonly plan: Plan;
  private readonly disk: Disk;
  private readonly postgres: OwnPostgres;
  private readonly database: HarnessDatabase;

  constructor(plan: Plan, disk: Disk, postgres: OwnPostgres, database: HarnessDatabase) {
    this.plan = plan;
    this.disk = disk;
    this.postgres = postgres;
    this.database = database;
  }

  async run(): Promise<Outcome> {
    const { query } = this.database;
    const { plan, outcome } = this;
    const ownerIds = await insertOwners(query, ownerCount);
    await giveCoins(query, ownerIds);
    const opening = await balancesOfAll(query, ownerIds);
    // What was set up is not in question; only what people are told from now on.
    this.disk.sync();
    const beat = secondly(() => `${plan.name}: ${outcome.done} of ${plan.cuts} cuts, ${outcome.granted} transfers granted`);
    try {
      while (outcome.done < plan.cuts && !this.isOver()) {
        await this.cutOnce(ownerIds, plan.dice.fork(outcome.done));
        await this.check(ownerIds, opening);
      }
      return outcome;
    } finally {
      beat.end();
    }
  }

  private isOver(): boolean {
    const { verdict, problems } = this.outcome;
    return performance.now() > this.plan.until || [...verdict.lost, ...verdict.doubled, ...verdict.wrong, ...problems].length > 0;
  }

  private async cutOnce(ownerIds: readonly AccountId[], dice: Dice): Promise<void> {
    const { outcome } = this;
    const traffic = new Traffic({ ask: askLedger(this.database.pools.api), ownerIds, windows: windowsEach, restMs: [0, 5], dice });
    try {
      await traffic.untilFlowing(flowsWithinMs);
      await untilGranted(traffic, dice.between(fewest, most));
      const cutAt = performance.now();
      await this.losePower();
      outcome.slowestReturnMs = Math.max(outcome.slowestReturnMs, Math.round(performance.now() - cutAt));
      outcome.done += 1;
    } finally {
      await traffic.end(answeredWithinMs);
    }
    this.requests.push(...traffic.requests);
    outcome.granted += traffic.counts.ok;
    outcome.refused += traffic.counts.refused;
    outcome.unknown += traffic.counts.unknown;
  }

  private async losePower(): Promise<void> {
    await this.disk.cut();
    await this.postgres.crash();
    await this.disk.unmount();
    this.disk.mount();
    await startUntilReady(this.postgres.service);
  }

  /** All requests since the beginning: a cut can also harm what the ones before it left whole. */
  private async check(ownerIds: readonly AccountId[], opening: Balances): Promise<void> {
    const { query, pools } = this.database;
    const [found, closing] = [await transfersOfAll(query, ownerIds), await balancesOfAll(query, ownerIds)];
    this.outcome.verdict = checkHistory({ requests: this.requests, found, opening, closing });
    this.outcome.problems = [...(await brokenInvariants(query)), ...(await reconciliationProblems(pools.worker))];
  }
}

async function untilGranted({ counts }: Traffic, enough: number): Promise<void> {
  const until = performance.now() + cutAfterMs;
  while (counts.ok < enough && performance.now() < until) await pause(5);
}
