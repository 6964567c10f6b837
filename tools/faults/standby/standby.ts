import { parseArgs } from 'node:util';
import { pause } from '../../../apps/server/src/platform/clock.ts';
import { type Db, openPool } from '../../../apps/server/src/platform/db/pool.ts';
import { Dice } from '../../../apps/server/test/support/faults/dice.ts';
import type { AccountId } from '../../../packages/contract/src/ids.ts';
import { type OwnPostgres, openOwnPostgres, openStandby } from '../../db/own-postgres.ts';
import { report } from '../../load/report.ts';
import { balancesOfAll, giveCoins, transfersOfAll } from '../chaos/customers.ts';
import { checkHistory, type LedgerRequest } from '../chaos/history.ts';
import { type Ask, Traffic } from '../chaos/traffic.ts';
import { brokenInvariants, insertOwners, openHarnessDatabase, type Query, reconciliationProblems } from '../harness-database.ts';
import { askLedger } from '../power/ask-ledger.ts';
import { fencedOff } from './fenced-off.ts';

const usualKills = 20;
const ownerCount = 8;
const windowsEach = 2;
/** Transfers granted before each kill. */
const [fewest, most] = [30, 200];
const patienceMs = 300_000;

/** A commit is told when one of the standbys has it. The name is kept by the cluster, so it holds on both sides of a promotion. */
const settings = { wal_level: 'replica', synchronous_commit: 'on', hot_standby: 'on', max_wal_senders: '5' };
const synchronousNames = 'ANY 1 (standby)';

/**
 * `npm run -s faults -- standby`: people move coins, all processes of the primary are killed, its standby is promoted. What people were
 * told is done is there, and the old primary that comes back can tell nobody that anything is done.
 */
export async function standby(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      kills: { type: 'string', default: String(usualKills) },
      seed: { type: 'string', default: String(Math.floor(Math.random() * 1_000_000)) },
      keep: { type: 'boolean', default: false },
    },
  });
  const kills = Number(values.kills);
  const found = await killRepeatedly(kills, new Dice(Number(values.seed)));
  const { lost, doubled, wrong } = found;
  const others = wrong.length + found.problems.length;
  report(
    {
      name: 'faults-standby',
      what: `PostgreSQL killed ${kills} times under load, with a synchronous standby that is promoted, seed ${values.seed}`,
      figure: `${found.kills} kills, ${found.granted} transfers granted: ${lost.length} lost, ${doubled.length} doubled, ${others} other problems; ${found.fenced} of ${found.kills} old primaries fenced off; slowest promotion ${found.slowestPromotionMs} ms`,
      aim: '0 lost, 0 doubled, 0 other problems, every old primary fenced off',
      isReached: lost.length + doubled.length + others === 0 && found.kills === kills && found.fenced === kills,
      details: { seed: Number(values.seed), ...found },
    },
    values.keep || kills === usualKills,
  );
}

interface Found {
  kills: number;
  granted: number;
  fenced: number;
  slowestPromotionMs: number;
  lost: string[];
  doubled: string[];
  wrong: string[];
  problems: string[];
}

async function killRepeatedly(kills: number, dice: Dice): Promise<Found> {
  const primary = await openOwnPostgres(settings);
  // It drops its database at the end, for which there is no primary any more by then; nothing of any cluster stays.
  const made = await openHarnessDatabase(2, primary.superUrl);
  const ownerIds = await insertOwners(made.query, ownerCount);
  await giveCoins(made.query, ownerIds);
  const database = new URL(made.urlOf('api')).pathname.slice(1);
  const opening = await balancesOfAll(made.query, ownerIds);
  await made.closePools();
  const failover = new Failover(primary, database, ownerIds, dice);
  try {
    await failover.follow();
    for (let kill = 0; kill < kills; kill++) {
      await failover.killOnce();
      process.stderr.write(`kill ${kill + 1} of ${kills}: ${failover.granted} granted, ${failover.fenced} fenced off\n`);
    }
    return { kills, ...(await failover.judge(opening)) };
  } finally {
    await failover.close();
  }
}

class Failover {
  granted = 0;
  fenced = 0;
  private slowestPromotionMs = 0;
  private readonly requests: LedgerRequest[] = [];
  private primary: OwnPostgres;
  private standby: OwnPostgres | undefined;
  private api: Db;
  private readonly database: string;
  private readonly ownerIds: readonly AccountId[];
  private readonly dice: Dice;

  constructor(primary: OwnPostgres, database: string, ownerIds: readonly AccountId[], dice: Dice) {
    this.primary = primary;
    this.database = database;
    this.ownerIds = ownerIds;
    this.dice = dice;
    this.api = this.poolOf(primary);
  }

  /** A standby for the primary of today; from then on commits wait for it. */
  async follow(): Promise<void> {
    await this.primary.query(`ALTER SYSTEM SET synchronous_standby_names = '${synchronousNames}'`);
    this.standby = await openStandby(this.primary, settings);
    await this.primary.query('SELECT pg_reload_conf()');
    while ((await this.synchronous()) === 0) await pause(50);
  }

  async killOnce(): Promise<void> {
    const ask: Ask = (request, dice) => askLedger(this.api)(request, dice);
    const traffic = new Traffic({ ask, ownerIds: this.ownerIds, windows: windowsEach, restMs: [0, 5], dice: this.dice.fork(this.granted) });
    const old = this.primary;
    try {
      const enough = this.dice.between(fewest, most);
      await traffic.untilFlowing(patienceMs);
      while (traffic.counts.ok < enough) await pause(5);
      await old.crash();
      await this.promote();
      await this.follow();
    } finally {
      // Who had no answer asks the new primary, under the same key.
      await traffic.end(patienceMs);
    }
    this.requests.push(...traffic.requests);
    this.granted += traffic.counts.ok;
    if (await fencedOff(old, this.database, await this.epoch())) this.fenced += 1;
    await old.close();
  }

  async judge(opening: Awaited<ReturnType<typeof balancesOfAll>>): Promise<Omit<Found, 'kills'>> {
    const worker = openPool({ url: this.urlOf(this.primary, 'pb_worker'), size: 2, statementMs: 600_000, name: 'standby-worker' }).db;
    const owner = openPool({ url: this.urlOf(this.primary, 'pb_owner'), size: 2, statementMs: 600_000, name: 'standby-owner' });
    const query: Query = async <Row extends object>(text: string, values: unknown[] = []) =>
      (await owner.pool.query<Row & Record<string, unknown>>(text, values)).rows;
    try {
      const [found, closing] = [await transfersOfAll(query, this.ownerIds), await balancesOfAll(query, this.ownerIds)];
      const { lost, doubled, wrong, unanswered } = checkHistory({ requests: this.requests, found, opening, closing });
      const problems = [...unanswered, ...(await brokenInvariants(query)), ...(await reconciliationProblems(worker))];
      const { granted, fenced, slowestPromotionMs } = this;
      return { granted, fenced, slowestPromotionMs, lost, doubled, wrong, problems };
    } finally {
      await Promise.all([worker.destroy(), owner.db.destroy()]);
    }
  }

  async close(): Promise<void> {
    await this.api.destroy();
    await this.primary.close();
    await this.standby?.close();
  }

  private async promote(): Promise<void> {
    const next = this.standby as OwnPostgres;
    const started = performance.now();
    await next.query('SELECT pg_promote(true, 300)');
    this.slowestPromotionMs = Math.max(this.slowestPromotionMs, Math.round(performance.now() - started));
    const before = this.api;
    this.primary = next;
    this.standby = undefined;
    this.api = this.poolOf(next);
    await before.destroy();
  }

  private poolOf(postgres: OwnPostgres): Db {
    const size = ownerCount * windowsEach;
    return openPool({ url: this.urlOf(postgres, 'pb_api'), size, statementMs: 30_000, name: 'standby-api' }).db;
  }

  private urlOf({ superUrl }: OwnPostgres, username: string): string {
    return Object.assign(new URL(superUrl), { username, pathname: `/${this.database}` }).href;
  }

  private async synchronous(): Promise<number> {
    const [row] = await this.primary.query<{ count: number }>(
      `SELECT count(*)::int AS count FROM pg_stat_replication WHERE state = 'streaming' AND sync_state IN ('sync', 'quorum')`,
    );
    return row?.count ?? 0;
  }

  private async epoch(): Promise<number> {
    const [row] = await this.primary.query<{ epoch: number }>(
      `SELECT ('x' || left(pg_walfile_name(pg_current_wal_insert_lsn()), 8))::bit(32)::int AS epoch`,
    );
    return row?.epoch ?? 0;
  }
}
