import { AsyncLocalStorage } from 'node:async_hooks';
import { balancesOf } from '../../../apps/server/src/modules/money/ledger/index.ts';
import type { Tx } from '../../../apps/server/src/platform/db/transaction.ts';
import { installFaults } from '../../../apps/server/src/platform/faults.ts';
import { sql } from '../../../apps/server/src/platform/sql.ts';
import { Dice } from '../../../apps/server/test/support/faults/dice.ts';
import { type Actor, runSchedule } from '../../../apps/server/test/support/faults/scheduler.ts';
import type { AccountId } from '../../../packages/contract/src/ids.ts';
import type { Report } from '../../load/report.ts';
import { secondly } from '../beat.ts';
import {
  brokenInvariants,
  type HarnessDatabase,
  insertOwners,
  openHarnessDatabase,
  reconciliationProblems,
  stageOf,
} from '../harness-database.ts';
import { type Command, describe, LedgerModel, type Outcome } from '../model.ts';
import { balanceDifferences, partDifferences } from '../model-differences.ts';
import { perform, type Stage } from '../perform.ts';
import type { Run } from '../run.ts';
import { openingOf, type Scene, verbs } from './scene.ts';
import { serialOrder } from './serial-order.ts';

const lanes = 3;
const maxActors = 4;
const fallsOver = 0.12;

/** Harness $1: acts on the same coins stop at their fault points and go on in any order; together they must be like one after the other. */
export async function interleave({ seed, count, isLong, until }: Run): Promise<Report> {
  const schedules = count ?? (isLong ? 20_000 : 1_000);
  const started = performance.now();
  const database = await openHarnessDatabase(lanes * maxActors);
  const play = new Play(database, await stageOf(database), new Dice(seed));
  const beat = secondly(() => `interleave: ${play.done.toLocaleString('en')} of ${schedules.toLocaleString('en')} schedules`);
  installFaults(() => acting.getStore()?.park());
  try {
    await play.all(schedules, until);
    const { done, pairs, outcomes, waits, fallen } = play;
    const problems = [
      ...play.problems,
      ...(await brokenInvariants(database.query)),
      ...(await reconciliationProblems(database.pools.worker)),
    ];
    const seconds = (performance.now() - started) / 1_000;
    return {
      name: 'faults-interleave',
      what: `${schedules.toLocaleString('en')} schedules of two to ${maxActors} acts on the same coins, parked at their fault points, seed ${seed}`,
      figure: `${done.toLocaleString('en')} in ${seconds.toFixed(1)} s over ${pairs.size} pairs of verbs, ${problems.length} like no serial order`,
      aim: '0 like no serial order',
      isReached: problems.length === 0 && done >= schedules,
      details: { seed, schedules, done, seconds: Number(seconds.toFixed(1)), pairsOfVerbs: pairs.size, waits, fallen, outcomes, problems },
    };
  } finally {
    installFaults(undefined);
    beat.end();
    await database.close();
  }
}

class Play {
  done = 0;
  /** How often an act had to wait for another one, and how often one fell over before it could commit. */
  waits = 0;
  fallen = 0;
  readonly pairs = new Set<string>();
  readonly outcomes: Partial<Record<Outcome, number>> = {};
  readonly problems: string[] = [];
  private readonly database: HarnessDatabase;
  private readonly stage: Stage;
  private readonly dice: Dice;

  constructor(database: HarnessDatabase, stage: Stage, dice: Dice) {
    this.database = database;
    this.stage = stage;
    this.dice = dice;
  }

  async all(schedules: number, until: number): Promise<void> {
    const owners = await insertOwners(this.database.query, schedules * 2);
    await this.openExchangeAccounts();
    const pairs = pairsOfVerbs(this.dice, schedules);
    let next = 0;
    const lane = async () => {
      while (next < schedules && this.problems.length === 0 && performance.now() < until) {
        const at = next++;
        const [ownerId, otherId] = owners.slice(at * 2, at * 2 + 2) as [AccountId, AccountId];
        const scene: Scene = { name: `scene-${at}`, ownerId, otherId, dice: this.dice.fork(at) };
        const problem = await this.schedule(scene, pairs[at] as [string, string]).catch((error: Error) => error.stack);
        if (problem) this.problems.push(`schedule ${at}: ${problem}`);
        this.done += 1;
      }
    };
    await Promise.all(Array.from({ length: lanes }, lane));
  }

  /** Otherwise scenes that have nothing to do with each other would wait for the first one that makes an account of the house. */
  private async openExchangeAccounts(): Promise<void> {
    await this.database.query(
      `SELECT ledger_account_ids(ARRAY[NULL, NULL, NULL]::bigint[], ARRAY['USDT', 'USDT', 'USDT'], ARRAY['escrow', 'fee', 'opening'])`,
    );
  }

  /** Answers what is wrong with what came out. */
  private async schedule(scene: Scene, pair: readonly [string, string]): Promise<string | undefined> {
    const model = new LedgerModel();
    for (const command of openingOf(scene)) {
      if (model.apply(command) !== 'done' || (await perform(this.stage, command)) !== 'done')
        return `the opening failed at ${describe(command)}`;
    }
    const actors = this.castOf(scene, pair);
    const order = await runSchedule(actors, scene.dice, (running) => this.findBlocked(running as LedgerActor[])).finally(() =>
      Promise.all(actors.map((actor) => actor.abandon())),
    );
    this.pairs.add(pair.join(' and '));
    this.count(actors);
    const operations = actors
      .filter(({ outcome }) => outcome !== 'fell')
      .map(({ name, command, outcome }) => ({ name, command, outcome: outcome as Outcome }));
    const left = await this.leftBehind(scene);
    if (serialOrder(model, operations, (end) => left(end).length === 0)) return undefined;
    return `${order.join(', ')} came out as ${actors.map(({ name, command, outcome }) => `${name} ${outcome} ${describe(command)}`).join('; ')}`;
  }

  private castOf(scene: Scene, pair: readonly [string, string]): LedgerActor[] {
    const { dice } = scene;
    const more = Array.from({ length: dice.below(maxActors - 1) }, () => dice.pick(Object.keys(verbs)));
    const commands = [...pair, ...more].map((verb) => [verb, (verbs[verb] as (scene: Scene) => Command)(scene)] as const);
    // Somebody asks twice for the same at the same time.
    if (dice.isLucky(0.2)) commands[1] = commands[0] as (typeof commands)[0];
    return commands.map(([verb, command], at) => new LedgerActor(`${at + 1} ${verb}`, this.stage, command, dice.isLucky(fallsOver)));
  }

  private count(actors: readonly LedgerActor[]): void {
    for (const { outcome } of actors) {
      if (outcome === 'fell') this.fallen += 1;
      else if (outcome) this.outcomes[outcome] = (this.outcomes[outcome] ?? 0) + 1;
    }
  }

  private async findBlocked(running: readonly LedgerActor[]): Promise<Set<LedgerActor>> {
    const known = running.filter(({ pid }) => pid !== 0);
    if (known.length === 0) return new Set();
    const rows = await this.database.query<{ pid: number }>(
      'SELECT pid FROM unnest($1::int[]) AS pid WHERE cardinality(pg_blocking_pids(pid)) > 0',
      [known.map(({ pid }) => pid)],
    );
    const blocked = new Set(known.filter(({ pid }) => rows.some((row) => row.pid === pid)));
    for (const actor of blocked) {
      if (!actor.hasWaited) this.waits += 1;
      actor.hasWaited = true;
    }
    return blocked;
  }

  /** Reads once what the scene left in the database; answers how a model differs from it. */
  private async leftBehind({ name, ownerId, otherId }: Scene): Promise<(end: LedgerModel) => string[]> {
    const owned = await Promise.all([ownerId, otherId].map(async (id) => [id, await balancesOf(this.stage.pools.api, id)] as const));
    const parts = await this.database.query<{ sub_key: string; balance: string }>(
      `SELECT sub_key, balance::text FROM ledger_balances WHERE sub_key LIKE $1 || '-%' AND account_id = ledger_account_id(NULL, 'USDT', 'escrow')`,
      [name],
    );
    return (end) => [...owned.flatMap(([id, rows]) => balanceDifferences(end, id, rows)), ...partDifferences(end, parts)];
  }
}

const acting = new AsyncLocalStorage<LedgerActor>();

class FellOver extends Error {}

/** One act in a transaction of its own, which stops where the code has a fault point. */
class LedgerActor implements Actor {
  standing: Actor['standing'] = 'waiting';
  outcome: Outcome | 'fell' | undefined;
  pid = 0;
  hasWaited = false;
  readonly name: string;
  readonly command: Command;
  private readonly stage: Stage;
  private readonly willFall: boolean;
  private isAbandoned = false;
  private resume: () => void = () => undefined;
  private whole: Promise<void> | undefined;

  constructor(name: string, stage: Stage, command: Command, willFall: boolean) {
    this.name = name;
    this.stage = stage;
    this.command = command;
    this.willFall = willFall;
  }

  go(): void {
    const wasParked = this.standing === 'parked';
    this.standing = 'running';
    if (wasParked) this.resume();
    else this.whole = acting.run(this, () => this.run());
  }

  /** After a schedule that came to no end: nobody keeps a lock or a connection. */
  async abandon(): Promise<void> {
    this.isAbandoned = true;
    this.resume();
    await this.whole;
  }

  /** The transaction is open and its locks are held; whoever falls over here has not committed. */
  async park(): Promise<void> {
    // Somebody who was held up when the schedule was given up comes here afterwards, and nobody would tell him to go on.
    if (this.isAbandoned) throw new FellOver();
    this.standing = 'parked';
    await new Promise<void>((resolve) => {
      this.resume = resolve;
    });
    if (this.willFall || this.isAbandoned) throw new FellOver();
  }

  private async run(): Promise<void> {
    try {
      this.outcome = await perform(this.stage, this.command, { before: (tx) => this.begin(tx), after: () => this.parkAtLot() });
    } catch (error) {
      if (!(error instanceof FellOver)) process.stderr.write(`${this.name}: ${(error as Error).stack}\n`);
      this.outcome = error instanceof FellOver ? 'fell' : 'bug';
    }
    this.standing = 'over';
  }

  private async begin(tx: Tx): Promise<void> {
    const { rows } = await sql<{ pid: number }>`SELECT pg_backend_pid() AS pid`.execute(tx);
    this.pid = rows[0]?.pid ?? 0;
  }

  /** Giving a lot is a single insert without a fault point of its own. */
  private async parkAtLot(): Promise<void> {
    if (this.command.verb === 'lot') await this.park();
  }
}

/** Every pair as often as every other, in an order that the dice choose. */
function pairsOfVerbs(dice: Dice, count: number): Array<[string, string]> {
  const names = Object.keys(verbs);
  const all = dice.shuffled(names.flatMap((one) => names.map((other): [string, string] => [one, other])));
  return Array.from({ length: count }, (_, at) => all[at % all.length] as [string, string]);
}
