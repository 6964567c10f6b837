import { watchBands } from '../../../apps/server/src/modules/p2p/p2p-ads/upkeep/watch-bands.ts';
import { openPool } from '../../../apps/server/src/platform/db/pool.ts';
import { type Tx, transaction } from '../../../apps/server/src/platform/db/transaction.ts';
import { sql } from '../../../apps/server/src/platform/sql.ts';
import type { OwnPostgres } from '../../db/own-postgres.ts';
import type { Report } from '../../load/report.ts';
import { spread } from '../pairs.ts';
import { type MarketOfSize, openMarketOfSize } from './market-of-size.ts';

const ticks = 50;
const aim = 1.1;

/** What is written when the price moves that ads follow: as much for many ads as for a few. */
export async function measurePriceTick(postgres: OwnPostgres, floating: number): Promise<Report> {
  const few = await openMarketOfSize(postgres, 'few', { ads: 100, isOnePair: true });
  const many = await openMarketOfSize(postgres, 'many', { ads: floating, isOnePair: true });
  try {
    const [fewWrite, manyWrite] = [await writesOf(few), await writesOf(many)];
    const isSame = manyWrite.rows.most <= fewWrite.rows.most && manyWrite.walBytes.median <= fewWrite.walBytes.median * aim;
    return {
      name: 'p2p-market-tick',
      what: `rows and WAL of a price tick, its watch included, with ${many.filled.ads} ads that follow the price over ${few.filled.ads}`,
      figure: `${manyWrite.rows.median} rows over ${fewWrite.rows.median}, ${manyWrite.walBytes.median} bytes over ${fewWrite.walBytes.median}; the best price moved ${manyWrite.moves} times of ${ticks}`,
      aim: `no more rows, <= ${aim} in bytes`,
      isReached: isSame && manyWrite.moves === ticks,
      details: { ticks, few: fewWrite, many: manyWrite },
    };
  } finally {
    for (const { query } of [few, many]) await query.end();
  }
}

/** Ticks one after the other, each within the band: nothing else writes to this server. */
async function writesOf({ query, urlOf }: MarketOfSize) {
  const { db } = openPool({ url: urlOf('pb_owner'), size: 1, statementMs: 600_000, name: 'bench' });
  const [rows, bytes]: [number[], number[]] = [[], []];
  let moves = 0;
  try {
    await tick(1);
    for (let turn = 2; turn <= ticks + 1; turn++) {
      const [before, best] = [await walPosition(), await bestPrice()];
      rows.push(await tick(turn));
      bytes.push(Number((await walPosition()) - before));
      if ((await bestPrice()) !== best) moves += 1;
    }
    return { rows: spread(rows), walBytes: spread(bytes), moves };
  } finally {
    await db.destroy();
  }

  /** A new price, and what the worker does because of it; answers the rows that were written. */
  async function tick(turn: number): Promise<number> {
    return await transaction(db, async (tx) => {
      const price = String(92_000_000 + turn * 10_000);
      const before = await writtenRows(tx);
      await sql`SELECT rates_publish(ARRAY['usdt_eur'], ARRAY[${price}]::bigint[], ARRAY[1], 'bench')`.execute(tx);
      await watchBands({ db: tx });
      return (await writtenRows(tx)) - before;
    });
  }

  /** By this session, as far as it has not told the server yet. */
  async function writtenRows(tx: Tx): Promise<number> {
    const { rows: told } = await sql<{ rows: bigint }>`
      SELECT sum(n_tup_ins + n_tup_upd + n_tup_del)::bigint AS rows FROM pg_stat_xact_user_tables`.execute(tx);
    return Number(told[0]?.rows);
  }

  async function walPosition(): Promise<bigint> {
    const { rows: told } = await query.query<{ bytes: string }>(`SELECT pg_current_wal_insert_lsn() - '0/0'::pg_lsn AS bytes`);
    return BigInt(told[0]?.bytes ?? 0);
  }

  /** What the cheapest ad costs, by the list's own arithmetic. */
  async function bestPrice(): Promise<string> {
    const { rows: told } = await query.query<{ price: string }>(
      `SELECT p2p_ads_floating_price((SELECT price FROM rates_prices WHERE pair = 'usdt_eur'), premium_key)::text AS price FROM p2p_ads_listed
       WHERE coin = 'USDT' AND fiat = 'EUR' AND side = 'sell' AND template_id = 0 ORDER BY premium_key, rank, ad_id LIMIT 1`,
    );
    return told[0]?.price ?? '';
  }
}
