import { pause } from '../../../apps/server/src/platform/clock.ts';
import { openPool } from '../../../apps/server/src/platform/db/pool.ts';
import { Dice } from '../../../apps/server/test/support/faults/dice.ts';
import { WireProxy } from '../../../apps/server/test/support/faults/wire-proxy.ts';
import { freePort } from '../../../apps/server/test/support/free-port.ts';
import type { AccountId } from '../../../packages/contract/src/ids.ts';
import { type OwnPostgres, openOwnPostgres } from '../../db/own-postgres.ts';
import type { Report } from '../../load/report.ts';
import { openStack, type Stack } from '../../load/stack.ts';
import { secondly } from '../beat.ts';
import { brokenInvariants, type Query, reconciliationProblems } from '../harness-database.ts';
import type { Run } from '../run.ts';
import { askApi } from './ask-api.ts';
import { balancesOfAll, openCustomers, transfersOfAll } from './customers.ts';
import { faultKinds, type Grounds, startUntilReady } from './fault-kinds.ts';
import { type Balances, checkHistory, type Verdict } from './history.ts';
import { Traffic } from './traffic.ts';

const customerCount = 16;
const windowsEach = 2;
/** Between two faults; they last longer than that, so that some overlap. */
const [shortestMs, longestMs] = [1_500, 3_500];
const maxAtOnce = 3;
const flowsWithinMs = 60_000;
const answeredWithinMs = 90_000;
const quietWithinMs = 120_000;
const roleNames = ['api-1', 'api-2', 'worker', 'stream', 'admin'];

/** Harness $1: customers move coins through the api while everything around it breaks; nothing granted is lost, and nothing is done twice. */
export async function chaos({ seed, count, isLong, until }: Run): Promise<Report> {
  const faults = count ?? (isLong ? 1_000 : 100);
  const started = performance.now();
  const result = await playChaos({ dice: new Dice(seed), faults, until });
  return reportOf(seed, faults, (performance.now() - started) / 1_000, result);
}

export interface ChaosOptions {
  dice: Dice;
  faults: number;
  until: number;
  /** Of the roles, beside the usual ones. */
  variables?: Record<string, string>;
}

export async function playChaos({ dice, faults, until, variables = {} }: ChaosOptions): Promise<Result> {
  const postgres = await openOwnPostgres();
  const proxy = new WireProxy(postgres.port);
  try {
    const databaseHost = `127.0.0.1:${await proxy.open(await freePort())}`;
    const stack = await openStack({
      apis: 2,
      roles: ['admin', 'stream', 'worker'],
      superUrl: postgres.superUrl,
      databaseHost,
      variables: { PB_LOG_LEVEL: process.env.PB_LOG_LEVEL ?? 'fatal', PB_LEAVE_MS: '0', ...variables },
    });
    try {
      return await breakThings(groundsOf(stack, postgres, proxy), dice, faults, until);
    } finally {
      await stack.close();
    }
  } finally {
    await proxy.close();
    await postgres.close();
  }
}

function groundsOf(stack: Stack, postgres: OwnPostgres, proxy: WireProxy): Grounds {
  return { stack, postgres, proxy, roles: roleNames.map((name) => stack.service(name)), broken: new Set() };
}

type Result = Awaited<ReturnType<typeof breakThings>>;

function reportOf(seed: number, faults: number, seconds: number, { done, problems, verdict, counts, ...rest }: Result): Report {
  const { lost, doubled, wrong, unanswered } = verdict;
  const total = Object.values(done).reduce((sum, n) => sum + n, 0);
  const isClean = [lost, doubled, wrong, unanswered, problems].every(({ length }) => length === 0);
  return {
    name: 'faults-chaos',
    what: `${faults} faults of ${Object.keys(faultKinds).length} kinds while ${customerCount} customers move coins through the api, seed ${seed}`,
    figure: `${total} faults, ${counts.ok} transfers granted, ${counts.refused} refused, ${counts.unknown} attempts without an answer: ${lost.length} lost, ${doubled.length} doubled, ${wrong.length + unanswered.length + problems.length} other problems`,
    aim: '0 lost, 0 doubled, 0 other problems',
    isReached: isClean && total >= faults && counts.ok > 0,
    details: { seed, faults, seconds: Number(seconds.toFixed(1)), done, counts, verdict: shortened(verdict), problems, ...rest },
  };
}

function shortened(verdict: Verdict): Record<string, unknown> {
  return Object.fromEntries(Object.entries(verdict).map(([name, found]) => [name, Array.isArray(found) ? found.slice(0, 20) : found]));
}

async function breakThings(grounds: Grounds, dice: Dice, faults: number, until: number) {
  const { stack } = grounds;
  const customers = await openCustomers(stack.query, customerCount);
  const ownerIds = customers.map(({ ownerId }) => ownerId);
  const opening = await balancesOfAll(stack.query, ownerIds);
  const apis = stack.ports.api.map((port) => `http://127.0.0.1:${port}`);
  const origin = stack.variables.PB_ORIGINS as string;
  const traffic = new Traffic({
    ask: askApi(apis, origin, customers),
    ownerIds,
    windows: windowsEach,
    restMs: [20, 200],
    dice: dice.fork('traffic'),
  });
  const breaking = new Breaking(grounds, dice.fork('faults'), faults);
  const beat = secondly(() => `chaos: ${breaking.count} of ${faults} faults, ${tell(traffic)}`);
  try {
    await traffic.untilFlowing(flowsWithinMs);
    await breaking.run(until);
    await breaking.heal();
    await traffic.end(answeredWithinMs);
    const quiet = await untilQuiet(grounds);
    const verdict = await judge(stack.query, ownerIds, traffic, opening);
    const problems = [...quiet, ...(await brokenInvariants(stack.query)), ...(await reconciled(grounds))];
    const { done, restarted } = breaking;
    return { done, restarted, counts: traffic.counts, whys: traffic.whys(), verdict, problems };
  } finally {
    beat.end();
    await traffic.end(0);
    await breaking.heal();
  }
}

function tell({ counts, openCount }: Traffic): string {
  return `${counts.ok} transfers granted, ${counts.refused} refused, ${counts.unknown} attempts without an answer, ${openCount} open`;
}

class Breaking {
  readonly done: Record<string, number> = {};
  /** Roles that ended by themselves, which no role should. */
  readonly restarted: string[] = [];
  private readonly grounds: Grounds;
  private readonly dice: Dice;
  private readonly deck: string[];
  private readonly active = new Set<Promise<void>>();
  private readonly failures: Error[] = [];

  constructor(grounds: Grounds, dice: Dice, faults: number) {
    this.grounds = grounds;
    this.dice = dice;
    const kinds = Object.keys(faultKinds);
    // Each kind as often as the others, in an order that the dice choose.
    this.deck = Array.from({ length: Math.ceil(faults / kinds.length) }, () => dice.shuffled(kinds))
      .flat()
      .slice(0, faults);
  }

  get count(): number {
    return Object.values(this.done).reduce((sum, n) => sum + n, 0);
  }

  async run(until: number): Promise<void> {
    for (const [at, kind] of this.deck.entries()) {
      await pause(this.dice.between(shortestMs, longestMs));
      while (this.active.size >= maxAtOnce) await Promise.race(this.active);
      if (performance.now() > until || this.failures.length > 0) break;
      await this.superviseRoles();
      this.begin(kind, this.dice.fork(at));
    }
    await Promise.all(this.active);
    const [failure] = this.failures;
    if (failure) throw failure;
  }

  /** Everything runs again. */
  async heal(): Promise<void> {
    await Promise.all(this.active);
    const { postgres, stack } = this.grounds;
    for (const service of [postgres.service, stack.nats, stack.redis]) if (!service.isRunning) await startUntilReady(service);
    await this.superviseRoles();
  }

  private begin(kind: string, dice: Dice): void {
    const fault = faultKinds[kind] as (typeof faultKinds)[string];
    const broken = () => {
      this.done[kind] = (this.done[kind] ?? 0) + 1;
    };
    const going = fault(this.grounds, dice, broken)
      .catch((error: Error) => void this.failures.push(new Error(`${kind}: ${error.message}`, { cause: error })))
      .finally(() => this.active.delete(going));
    this.active.add(going);
  }

  private async superviseRoles(): Promise<void> {
    const { roles, broken } = this.grounds;
    const gone = roles.filter(({ name, isRunning }) => !isRunning && !broken.has(name));
    this.restarted.push(...gone.map(({ name }) => name));
    await Promise.all(gone.map(startUntilReady));
  }
}

/** Until nothing is under way and every fact was handed on; answers what is wrong when it takes too long. */
async function untilQuiet({ stack, postgres }: Grounds): Promise<string[]> {
  const until = performance.now() + quietWithinMs;
  for (;;) {
    const [outbox] = await stack.query<{ count: number }>('SELECT count(*)::int AS count FROM platform_outbox WHERE published_at IS NULL');
    const [acts] = await postgres.query<{ count: number }>(
      `SELECT count(*)::int AS count FROM pg_stat_activity WHERE usename = 'pb_api' AND xact_start IS NOT NULL`,
    );
    const [facts, open] = [outbox?.count ?? 0, acts?.count ?? 0];
    if (facts + open === 0) return [];
    if (performance.now() > until) return [`${facts} facts and ${open} acts were still under way after ${quietWithinMs / 1_000} s`];
    await pause(200);
  }
}

async function judge(query: Query, ownerIds: readonly AccountId[], { requests }: Traffic, opening: Balances) {
  const found = await transfersOfAll(query, ownerIds);
  return checkHistory({ requests, found, opening, closing: await balancesOfAll(query, ownerIds) });
}

async function reconciled({ stack }: Grounds): Promise<string[]> {
  const url = (stack.variables.PB_DATABASE_URL as string).replace('{role}', 'worker');
  const { db } = openPool({ url, size: 1, statementMs: 60_000, name: 'chaos' });
  return await reconciliationProblems(db).finally(() => db.destroy());
}
