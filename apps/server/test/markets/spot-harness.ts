import { randomBytes } from 'node:crypto';
import type { AccountId } from '@peerbourse/contract/ids';
import { expect } from 'vitest';
import { publicNumber } from '#platform/ids.ts';
import { LedgerHarness } from '../money/ledger-harness.ts';
import { listMarket, symbol } from '../support/fixtures/spot-market.ts';
import type { TestEnvironment } from '../support/test-environment.ts';

const noOf = '(SELECT order_no FROM spot_orders WHERE id = $2)';

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

export interface QuoteSetRow {
  base_units: bigint;
  quote_units: bigint;
  outcome: string | null;
  paused_until: Date | null;
}

/** Ticks and lots. */
export type Levels = ReadonlyArray<readonly [tick: number, lots: number]>;

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
    await listMarket(env);
    return harness;
  }

  async newTrader(usdt = 0n, btc = 0n): Promise<AccountId> {
    const owner = await this.ledger.newOwner();
    if (usdt > 0n) await this.ledger.credit(owner, usdt, 'spot', 'USDT');
    if (btc > 0n) await this.ledger.credit(owner, btc, 'spot', 'BTC');
    return owner;
  }

  /** What became of each order, in their order; an order is called by the id of its row. */
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
      orderNo: publicNumber(),
      ...order,
    }));
    const answers = await this.ledger.ask<{ no: string | null; outcome: string }>(
      'api',
      'SELECT order_no::text AS no, outcome FROM spot_accept_many($1::jsonb) ORDER BY place',
      [JSON.stringify(asked)],
    );
    const rows = await this.env.query<{ id: bigint; no: string }>(
      'SELECT id, order_no::text AS no FROM spot_orders WHERE order_no = ANY ($1::bigint[])',
      [answers.map(({ no }) => no)],
    );
    const ids = new Map(rows.map(({ id, no }) => [no, String(id)]));
    return answers.map(({ no, outcome }) => ({ order: no === null ? null : (ids.get(no) ?? null), outcome }));
  }

  /** An order that is accepted; its id. */
  async place(order: AskedOrder): Promise<string> {
    const [answer] = await this.placeMany([order]);
    expect(answer?.outcome).toBe('accepted');
    return answer?.order as string;
  }

  /** A maker with so much in reserve, in units. */
  async newMaker(usdt: bigint, btc: bigint): Promise<AccountId> {
    const owner = await this.newTrader(usdt, btc);
    expect(await this.reserve(owner, btc, usdt)).toBe('accepted');
    return owner;
  }

  async reserve(owner: string, btc: bigint, usdt: bigint, [fills, seconds] = [0, 0]): Promise<string> {
    const [row] = await this.ledger.ask<{ answer: string }>('api', 'SELECT spot_reserve_quotes($1, $2, $3, $4, $5, $6) AS answer', [
      owner,
      symbol,
      btc,
      usdt,
      fills,
      seconds,
    ]);
    return (row as { answer: string }).answer;
  }

  async release(owner: string): Promise<void> {
    await this.ledger.ask('api', 'SELECT spot_release_quotes($1, $2)', [owner, symbol]);
  }

  async quote(owner: string, bids: Levels, asks: Levels): Promise<string> {
    const [row] = await this.ledger.ask<{ outcome: string }>('api', 'SELECT outcome FROM spot_set_quotes($1, $2, $3, $4)', [
      owner,
      symbol,
      JSON.stringify(bids),
      JSON.stringify(asks),
    ]);
    return (row as { outcome: string }).outcome;
  }

  async quoteSet(owner: string): Promise<QuoteSetRow> {
    const [row] = await this.ledger.ask<QuoteSetRow>('owner', 'SELECT * FROM spot_quote_sets WHERE owner_id = $1', [owner]);
    return row as QuoteSetRow;
  }

  /** What lies in the book of a quote set, by its place: side, tick and lots. */
  async levels(owner: string): Promise<Array<{ id: string; level: string }>> {
    return await this.env.query(
      `SELECT id::text, concat_ws(' ', side, tick, lots) AS level FROM spot_quote_levels WHERE owner_id = $1
       ORDER BY side, CASE side WHEN 'buy' THEN -tick ELSE tick END`,
      [owner],
    );
  }

  async cancel(owner: string, order: string): Promise<string | null> {
    const [row] = await this.ledger.ask<{ state: string | null }>('api', `SELECT spot_cancel($1, ${noOf}) AS state`, [owner, order]);
    return row?.state ?? null;
  }

  async amend(owner: string, order: string, tick: number, lots: number): Promise<string> {
    const [row] = await this.ledger.ask<{ answer: string }>('api', `SELECT spot_amend($1, ${noOf}, $3, $4) AS answer`, [
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

  /** Reserves of quote sets that are not what the ledger keeps for them. */
  async wrongReserves(): Promise<unknown[]> {
    return await this.env.query(`
      SELECT * FROM spot_reserves FULL JOIN (
        SELECT owner_id, asset, sub_key AS symbol, balance FROM ledger_balances JOIN ledger_accounts account ON account.id = account_id
        WHERE purpose = 'quote') kept USING (owner_id, asset, symbol)
      WHERE units IS DISTINCT FROM balance`);
  }

  async close(): Promise<void> {
    await this.ledger.close();
  }
}
