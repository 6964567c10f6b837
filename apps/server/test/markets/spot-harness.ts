import { randomBytes } from 'node:crypto';
import { apply } from '@peerbourse/matching/apply';
import type { Command } from '@peerbourse/matching/commands';
import { openMarket } from '@peerbourse/matching/market';
import type { Parameters } from '@peerbourse/matching/parameters';
import { takeRest } from '@peerbourse/matching/snapshot';
import { expect } from 'vitest';
import { LedgerHarness } from '../money/ledger-harness.ts';
import type { TestEnvironment } from '../support/test-environment.ts';

/** BTC/USDT in ticks of 0.1 USDT and lots of 0.00001 BTC: a lot at a tick is one unit of USDT. */
export const symbol = 'BTCUSDT';
const scales = { priceScale: 1, lotScale: 5 };
export const unitValue = 1n;
export const lotUnits = 1_000n;
export const reference = 600_000;

const parameters: Parameters = {
  unitValue: Number(unitValue),
  lotUnits: Number(lotUnits),
  maxTick: 5_000_000,
  maxLots: 100_000_000,
  maxOrders: 50_000,
  minValue: 1_000_000,
  entryNear: 500,
  entryHigh: 50_000,
  entryLow: 2_000,
  execution: 500,
  volatility: 0,
  volatilityWindowMs: 60_000,
};

export interface AskedOrder {
  owner: string;
  side: 'buy' | 'sell';
  kind?: string;
  timeInForce?: string;
  selfTrade?: string;
  tick: number;
  lots?: number;
  budget?: number;
  triggerTick?: number;
  triggerBy?: string;
  expiresAt?: number;
  clientOrderId?: string;
  content?: string;
}

export interface OrderRow {
  state: string;
  reason: string | null;
  tick: bigint;
  lots: bigint;
  left_lots: bigint;
  filled_lots: bigint;
  filled_value: bigint;
  fee: bigint;
  held: bigint;
}

/** A market that is open, and hands that place orders as the api does. */
export class SpotHarness {
  readonly env: TestEnvironment;
  readonly ledger: LedgerHarness;

  private constructor(env: TestEnvironment, ledger: LedgerHarness) {
    this.env = env;
    this.ledger = ledger;
  }

  static async open(env: TestEnvironment): Promise<SpotHarness> {
    const harness = new SpotHarness(env, await LedgerHarness.open(env.config.databaseUrl));
    await harness.list();
    return harness;
  }

  /** As if its listing, its first auction and its end were long ago. */
  private async list(): Promise<void> {
    const market = openMarket(parameters);
    const history: Command[] = [
      { type: 'parameters', parameters },
      { type: 'reference', tick: reference },
      { type: 'state', state: 'announced' },
      { type: 'state', state: 'auction' },
      { type: 'auction-end' },
    ];
    for (const command of history) apply(market, command);
    await this.env.query(
      `INSERT INTO spot_symbols (symbol, base, quote, shard, price_scale, lot_scale, unit_value, lot_units, max_tick, max_lots, max_orders, min_value, volatility)
       VALUES ($1, 'BTC', 'USDT', 1, $2, $3, $4, $5, $6, $7, $8, $9, 0)`,
      [
        symbol,
        scales.priceScale,
        scales.lotScale,
        unitValue,
        lotUnits,
        parameters.maxTick,
        parameters.maxLots,
        parameters.maxOrders,
        parameters.minValue,
      ],
    );
    await this.env.query('INSERT INTO spot_markets (symbol, state, reference, kept) VALUES ($1, $2, $3, $4)', [
      symbol,
      market.state,
      market.reference,
      JSON.stringify(takeRest(market)),
    ]);
    await this.setPrice(reference);
  }

  /** The price elsewhere, in ticks. It stays fresh for a day of a test. */
  async setPrice(tick: number): Promise<void> {
    await this.env.query(
      `INSERT INTO rates_prices (pair, price_id, price, at, sources, author) VALUES ('btc_usdt', uuidv7(), $1, app_now() + interval '1 day', 1, 'test')
       ON CONFLICT (pair) DO UPDATE SET price = excluded.price, at = excluded.at`,
      [BigInt(tick) * 10n ** 7n],
    );
  }

  async newTrader(usdt = 0n, btc = 0n): Promise<string> {
    const owner = await this.ledger.newOwner();
    if (usdt > 0n) await this.ledger.credit(owner, usdt, 'spot', 'USDT');
    if (btc > 0n) await this.ledger.credit(owner, btc, 'spot', 'BTC');
    return owner;
  }

  /** What became of each order, in their order. */
  async placeMany(orders: readonly AskedOrder[]): Promise<Array<{ order: string | null; outcome: string }>> {
    const asked = orders.map((order) => ({
      symbol,
      kind: 'limit',
      timeInForce: 'gtc',
      selfTrade: 'expire-taker',
      lots: 0,
      budget: 0,
      triggerTick: 0,
      triggerBy: 'none',
      content: randomBytes(8).toString('hex'),
      ...order,
    }));
    return await this.ledger.ask('api', 'SELECT order_id::text AS "order", outcome FROM spot_accept_many($1::jsonb) ORDER BY place', [
      JSON.stringify(asked),
    ]);
  }

  /** An order that is accepted; its id. */
  async place(order: AskedOrder): Promise<string> {
    const [answer] = await this.placeMany([order]);
    expect(answer?.outcome).toBe('accepted');
    return answer?.order as string;
  }

  async cancel(owner: string, order: string): Promise<string | null> {
    const [row] = await this.ledger.ask<{ state: string | null }>('api', 'SELECT spot_cancel($1, $2) AS state', [owner, order]);
    return row?.state ?? null;
  }

  async amend(owner: string, order: string, tick: number, lots: number): Promise<string> {
    const [row] = await this.ledger.ask<{ answer: string }>('api', 'SELECT spot_amend($1, $2, $3, $4) AS answer', [
      owner,
      order,
      tick,
      lots,
    ]);
    return (row as { answer: string }).answer;
  }

  /** Until everything that was asked is settled: a command leaves the inbox with its batch. */
  async settled(): Promise<void> {
    await expect.poll(() => this.waiting(), { timeout: 20_000, interval: 10 }).toBe(0);
  }

  /** Commands that are not settled. A shard that is halted never settles them. */
  private async waiting(): Promise<number> {
    const [row] = await this.env.query<{ halted: string | null }>('SELECT halted FROM spot_shards');
    if (row?.halted) throw new Error(`the shard is halted: ${row.halted}`);
    return await this.count('spot_inbox');
  }

  async count(table: string): Promise<number> {
    const [row] = await this.env.query<{ count: number }>(`SELECT count(*)::int AS count FROM ${table}`);
    return (row as { count: number }).count;
  }

  async order(id: string): Promise<OrderRow> {
    const [row] = await this.ledger.ask<OrderRow>('owner', 'SELECT * FROM spot_orders WHERE id = $1', [id]);
    return row as OrderRow;
  }

  /** In units: what can be used, and what lies aside for orders. */
  async coins(owner: string, asset: string): Promise<{ spot: bigint; held: bigint }> {
    const rows = await this.env.query<{ purpose: string; balance: bigint }>(
      'SELECT purpose, balance FROM ledger_account_balances WHERE owner_id = $1 AND asset = $2',
      [owner, asset],
    );
    const of = (purpose: string) => BigInt(rows.find((row) => row.purpose === purpose)?.balance ?? 0);
    return { spot: of('spot'), held: of('order-hold') };
  }

  /** Owners whose account of holds is not what their orders hold. */
  async wrongHolds(): Promise<unknown[]> {
    return await this.env.query(`
      SELECT * FROM (
        SELECT owner_id, CASE side WHEN 'buy' THEN quote ELSE base END AS asset, sum(held) AS units
        FROM spot_orders JOIN spot_symbols USING (symbol) GROUP BY 1, 2 HAVING sum(held) > 0) held
      FULL JOIN (SELECT owner_id, asset, balance FROM ledger_account_balances WHERE purpose = 'order-hold' AND balance <> 0) kept USING (owner_id, asset)
      WHERE units IS DISTINCT FROM balance`);
  }

  async close(): Promise<void> {
    await this.ledger.close();
  }
}
