import { loadShard } from '../../../apps/server/src/modules/markets/spot/matching/load-shard.ts';
import { verifyShards } from '../../../apps/server/src/modules/markets/spot/verifying/verify-shards.ts';
import type { Db } from '../../../apps/server/src/platform/db/pool.ts';
import { snapshot } from '../../../apps/server/src/platform/db/transaction.ts';
import { makeLog } from '../../../apps/server/src/platform/log.ts';
import { metrics } from '../../../apps/server/src/platform/metrics.ts';
import { ladderOf } from '../../../packages/matching/src/market.ts';
import { bestOf } from '../../../packages/matching/src/orders/ladder.ts';
import { type Query, reconciliationProblems } from '../harness-database.ts';
import { BatchOrder } from './batch-order.ts';
import { CommandLog } from './command-log.ts';
import { type Acknowledged, type OrderMemory, soFar } from './order-memory.ts';
import { wrongSums } from './spot-sums.ts';

/** What was found wrong, by what it is. */
export interface Found {
  lost: string[];
  doubled: string[];
  others: string[];
}

export const isClean = ({ lost, doubled, others }: Found) => lost.length + doubled.length + others.length === 0;

/** Looks at everything, at any moment, with what people were told. */
export class SpotJudge {
  readonly batches = new BatchOrder();
  private log = new CommandLog();
  private looks = 0;
  private readonly query: Query;
  /** Of a worker, over one connection. */
  private readonly db: Db;
  private readonly memory: OrderMemory;

  constructor(query: Query, db: Db, memory: OrderMemory) {
    this.query = query;
    this.db = db;
    this.memory = memory;
  }

  get commands(): number {
    return this.log.commands;
  }

  /** The ledger is added up at every tenth look: it reads all postings of the day, and what is wrong there stays wrong. */
  async look(): Promise<Found> {
    const isTenth = this.looks % 10 === 0;
    this.looks += 1;
    const told = soFar(this.memory);
    const [log, batches] = await snapshot(
      this.db,
      async (tx) => [await this.log.problems(tx, told), await this.batches.problems(tx)] as const,
    );
    const others = [
      ...log.gaps,
      ...batches,
      ...(await wrongSums(this.query)),
      ...(await this.rebuilt()),
      ...(isTenth ? await reconciliationProblems(this.db) : []),
      ...(await this.verified()),
    ];
    return { lost: log.lost, doubled: log.doubled, others };
  }

  /** Once nothing is under way: everything from the beginning, and what has to have happened by now. */
  async lookInTheEnd(): Promise<Found> {
    this.log = new CommandLog();
    this.looks = 0;
    const { lost, doubled, others } = await this.look();
    return { lost: [...lost, ...(await this.notOver(soFar(this.memory)))], doubled, others: [...others, ...(await this.unasked())] };
  }

  /** A market that is read from the database is what its last batch said, and not crossed. */
  private async rebuilt(): Promise<string[]> {
    try {
      const { markets } = await loadShard(this.db, 1);
      return [...markets.values()].flatMap(({ symbol, market: { state, ladders } }) => {
        const [bid, ask] = [ladderOf.bids, ladderOf.asks].map((side) => bestOf(ladders[side] as (typeof ladders)[number])?.tick);
        return state === 'open' && bid !== undefined && ask !== undefined && bid >= ask ? [`${symbol} is crossed: ${bid} and ${ask}`] : [];
      });
    } catch (error) {
      return [(error as Error).message];
    }
  }

  private async verified(): Promise<string[]> {
    await verifyShards({ db: this.db, log: makeLog('silent', 'harness') });
    const [shard] = await this.query<{ halted: string | null }>('SELECT halted FROM spot_shards WHERE shard = 1');
    return shard?.halted ? [`the shard is halted: ${shard.halted}`] : [];
  }

  private async notOver({ cancelled, cancelledAll }: Acknowledged): Promise<string[]> {
    const rows = await this.query<{ orderNo: string }>(
      `SELECT order_no::text AS "orderNo" FROM spot_orders WHERE state <> 'done' AND order_no = ANY ($1::bigint[]) OR state = 'accepted'`,
      [[...cancelled, ...cancelledAll.flatMap(({ orderNos }) => orderNos)]],
    );
    return rows.map(({ orderNo }) => `the end of order ${orderNo}, which is not over`);
  }

  private async unasked(): Promise<string[]> {
    const rows = await this.query<{ key: string }>('SELECT client_order_id AS key FROM spot_orders');
    return rows.filter(({ key }) => !this.memory.keys.has(key)).map(({ key }) => `nobody asked for the order ${key}`);
  }
}

/** How many batches the verifier has matched again in this process. */
export async function verifiedBatches(): Promise<number> {
  return (await metrics.spotVerifiedBatches.get()).values.reduce((sum, { value }) => sum + value, 0);
}
