import { balancesOf, withdrawableOf } from '../../apps/server/src/modules/money/ledger/index.ts';
import { pause } from '../../apps/server/src/platform/clock.ts';
import { Dice } from '../../apps/server/test/support/faults/dice.ts';
import type { AccountId } from '../../packages/contract/src/ids.ts';
import type { Report } from '../load/report.ts';
import { secondly } from './beat.ts';
import { assets, CommandMaker, clockStepMs } from './commands.ts';
import {
  brokenInvariants,
  type HarnessDatabase,
  insertOwners,
  openHarnessDatabase,
  reconciliationProblems,
  stageOf,
} from './harness-database.ts';
import { type Command, describe, LedgerModel, type Outcome, ownersIn } from './model.ts';
import { accountDifferences, balanceDifferences } from './model-differences.ts';
import { perform, type Stage } from './perform.ts';
import type { Run } from './run.ts';

const laneCount = 6;
const ownersPerLane = 4;
const rounds = 10;
/** Of a round: what many do at once, each with coins of their own, and what all do to each other in turn. */
const parallelShare = 0.8;

/** Harness $1: the same commands to the model and to PostgreSQL. What becomes of each, and who has what afterwards, must be the same. */
export async function againstDatabase({ seed, count, isLong, until }: Run): Promise<Report> {
  const operations = count ?? (isLong ? 500_000 : 20_000);
  const started = performance.now();
  const database = await openHarnessDatabase(laneCount);
  const owners = await insertOwners(database.query, laneCount * ownersPerLane);
  const comparison = new Comparison(database, await stageOf(database), owners, new Dice(seed));
  const beat = secondly(() => `model: ${comparison.done.toLocaleString('en')} of ${operations.toLocaleString('en')} operations`);
  try {
    for (let round = 0; round < rounds && !comparison.isOver(until); round++) await comparison.playRound(operations / rounds, until);
    const problems = [...comparison.problems, ...(await comparison.atTheEnd())];
    const seconds = (performance.now() - started) / 1_000;
    return {
      name: 'faults-model',
      what: `${operations.toLocaleString('en')} commands to the ledger in PostgreSQL and to its model, seed ${seed}`,
      figure: `${comparison.done.toLocaleString('en')} in ${seconds.toFixed(1)} s, ${problems.length} differences`,
      aim: 'all of them, 0 differences',
      isReached: problems.length === 0 && comparison.done >= operations,
      details: { seed, operations, done: comparison.done, seconds: Number(seconds.toFixed(1)), outcomes: comparison.outcomes, problems },
    };
  } finally {
    beat.end();
    await database.close();
  }
}

class Comparison {
  readonly problems: string[] = [];
  readonly outcomes: Partial<Record<Outcome, number>> = {};
  done = 0;
  private readonly model = new LedgerModel();
  private readonly database: HarnessDatabase;
  private readonly stage: Stage;
  private readonly owners: readonly AccountId[];
  private readonly lanes: readonly CommandMaker[];
  private readonly everybody: CommandMaker;

  constructor(database: HarnessDatabase, stage: Stage, owners: readonly AccountId[], dice: Dice) {
    this.database = database;
    this.stage = stage;
    this.owners = owners;
    const { model } = this;
    this.lanes = Array.from({ length: laneCount }, (_, lane) => {
      const own = owners.slice(lane * ownersPerLane, (lane + 1) * ownersPerLane);
      return new CommandMaker({ dice: dice.fork(lane), model, owners: own, name: `lane-${lane}` });
    });
    this.everybody = new CommandMaker({ dice: dice.fork('all'), model, owners, name: 'all' });
  }

  /** After the first difference the two live in different worlds: there is nothing more to compare. */
  isOver(until: number): boolean {
    return this.problems.length > 0 || performance.now() > until;
  }

  async playRound(operations: number, until: number): Promise<void> {
    const perLane = Math.ceil((operations * parallelShare) / laneCount);
    const folding = new AbortController();
    const folded = this.foldMeanwhile(folding.signal);
    await Promise.all(this.lanes.map((lane) => this.play(lane, perLane, until)));
    folding.abort();
    await folded;
    await this.play(this.everybody, operations - perLane * laneCount, until);
    this.problems.push(...(await this.allDifferences()));
    this.model.nowMs += clockStepMs;
    await this.database.query(`UPDATE platform_identity SET clock_offset = make_interval(secs => $1)`, [this.model.nowMs / 1_000]);
  }

  async atTheEnd(): Promise<string[]> {
    await this.database.query('SELECT ledger_fold()');
    const broken = await brokenInvariants(this.database.query);
    const red = await reconciliationProblems(this.stage.pools.worker);
    return [...(await this.allDifferences()), ...(await this.factDifferences()), ...broken, ...red];
  }

  private async play(maker: CommandMaker, operations: number, until: number): Promise<void> {
    for (let at = 0; at < operations && !this.isOver(until); at++) {
      const command = maker.next();
      const expected = this.model.apply(command);
      maker.learn(command, expected);
      const outcome = await perform(this.stage, command);
      this.outcomes[outcome] = (this.outcomes[outcome] ?? 0) + 1;
      this.done += 1;
      if (outcome !== expected) this.problems.push(`${describe(command)}: ${outcome} instead of ${expected}`);
      this.problems.push(...(await this.differencesAfter(command)));
    }
  }

  /** By the reads that people's screens use. */
  private async differencesAfter(command: Command): Promise<string[]> {
    const found: string[] = [];
    for (const ownerId of ownersIn(command, this.model)) {
      const rows = await balancesOf(this.stage.pools.api, ownerId);
      found.push(...balanceDifferences(this.model, ownerId, rows));
    }
    return found.map((difference) => `${difference} after ${describe(command)}`);
  }

  private async allDifferences(): Promise<string[]> {
    const rows = await this.database.query<{ place: string; balance: string }>(
      `SELECT concat_ws('/', coalesce(owner_id::text, ''), asset, purpose, coalesce(sub_key, '')) AS place, coalesce(part.balance, account.balance)::text AS balance
       FROM ledger_account_balances account LEFT JOIN ledger_balances part USING (account_id)`,
    );
    return [...accountDifferences(this.model, rows), ...(await this.withdrawableDifferences())];
  }

  private async withdrawableDifferences(): Promise<string[]> {
    const found: string[] = [];
    for (const ownerId of this.owners) {
      for (const asset of assets) {
        const [has, should] = [await withdrawableOf(this.stage.pools.api, ownerId, asset), this.model.withdrawable(ownerId, asset)];
        if (has !== should) found.push(`${ownerId} may withdraw ${has} ${asset} instead of ${should}`);
      }
    }
    return found;
  }

  private async factDifferences(): Promise<string[]> {
    const rows = await this.database.query<{ owner: string; facts: string }>(
      `SELECT id::text AS owner, coalesce(last_seq, 0)::text AS facts FROM accounts_users
       LEFT JOIN platform_fact_heads ON stream = 'ledger' AND key = user_id`,
    );
    return rows
      .filter(({ owner, facts }) => Number(facts) !== (this.model.facts.get(owner) ?? 0))
      .map(({ owner, facts }) => `${owner} was told ${facts} facts instead of ${this.model.facts.get(owner) ?? 0}`);
  }

  /** The house's accounts are added up while others post to them. */
  private async foldMeanwhile(signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      await this.database.query('SELECT ledger_fold()');
      await pause(200, signal);
    }
  }
}
