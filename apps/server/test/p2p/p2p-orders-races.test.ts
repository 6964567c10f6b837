import { inFlightGraceMs, outageMs } from '@peerbourse/rules/p2p-orders/order-times';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { reconcile } from '#modules/money/ledger/reconciliation/reconcile.ts';
import { lockDue } from '#modules/p2p/p2p-orders/deadlines/outage.table.ts';
import { openPool } from '#platform/db/pool.ts';
import { type Tx, transaction } from '#platform/db/transaction.ts';
import { installFaults } from '#platform/faults.ts';
import { sql } from '#platform/sql.ts';
import { Dice } from '../support/faults/dice.ts';
import { invariants } from '../support/invariants.ts';
import { commandAct, type OrderAct, perform, placeAct, publishAct, termsOf } from '../support/orders/order-acts.ts';
import { newTraders, type OrderGrounds, type OrderTrader, openOrderMarket } from '../support/orders/order-market.ts';
import { race } from '../support/orders/order-races.ts';
import { raceKinds, sweepOnce } from '../support/orders/race-kinds.ts';
import { openTestEnvironment, type TestEnvironment } from '../support/test-environment.ts';

/** Of each pair. `PB_ORDER_RACES=1000` is the long form. */
const races = Number(process.env.PB_ORDER_RACES ?? 10);
const seed = process.env.PB_ORDER_SEED ?? '17';

let env: TestEnvironment;
let grounds: OrderGrounds;

beforeAll(async () => {
  env = await openTestEnvironment();
  const poolOf = (role: 'api' | 'worker') =>
    openPool({ url: env.config.databaseUrl(role), size: 8, statementMs: 30_000, name: `races-${role}` }).db;
  grounds = { query: env.query, pools: { api: poolOf('api'), worker: poolOf('worker') }, config: env.config };
  await openOrderMarket(grounds);
});

afterAll(async () => {
  for (const [name, query] of Object.entries(invariants)) expect(await env.query(query), name).toEqual([]);
  expect((await reconcile(grounds.pools.worker, { days: null })).isRed, 'the ledger does not add up').toBe(false);
  await Promise.all(Object.values(grounds.pools).map((db) => db.destroy()));
  const [row] = await env.query<{ deadlocks: string }>('SELECT deadlocks::text FROM pg_stat_database WHERE datname = current_database()');
  expect(row?.deadlocks, 'circles of locks that PostgreSQL had to break').toBe('0');
  await env.close();
});

describe('two acts at once', () => {
  it.each(Object.keys(raceKinds))(`R4.20 %s: one is done, the other is told so, over ${races} drawn schedules`, async (name) => {
    const result = await race(grounds, name, races, new Dice(`${seed}/${name}`));
    expect(result.problems).toEqual([]);
    expect(result.races).toBe(races);
  });
});

describe('one act in the middle of another', () => {
  const at = (act: OrderAct) => transaction(grounds.pools.api, (tx) => perform(tx, env.config, act));
  const placed = async () => {
    const [maker, taker] = (await newTraders(grounds, 2)) as [OrderTrader, OrderTrader];
    const { adNo } = (await at(publishAct(maker, 'sell'))) as { adNo: string };
    const order = (await at(placeAct(taker, adNo, '101', false))) as { orderNo: string; version: number; orderPrice: string };
    return { maker, taker, adNo, order };
  };
  /** The time to pay ended so long ago. */
  const ended = (orderNo: string, seconds: number) =>
    env.query('UPDATE p2p_orders_orders SET pay_by = app_now() - make_interval(secs => $2) WHERE order_no = $1', [orderNo, seconds]);
  const versionIn = async (tx: Tx, orderNo: string) =>
    (await tx.selectFrom('p2p_orders_orders').select('version').where('order_no', '=', orderNo).executeTakeFirstOrThrow()).version;
  const versionOf = async (orderNo: string) =>
    (await env.query<{ version: number }>('SELECT version FROM p2p_orders_orders WHERE order_no = $1', [orderNo]))[0]?.version;

  it('R4.20 an order whose time is over cannot be paid or given more time, though nobody has swept it yet', async () => {
    const { maker, taker, order } = await placed();
    await ended(order.orderNo, 60);
    for (const act of [
      commandAct('confirm-paid', { who: taker, seller: maker, order }),
      commandAct('extend-payment', { who: maker, seller: maker, order }),
    ])
      await expect(at(act), act.verb).rejects.toMatchObject({ id: 'p2p-orders.not-now' });
    await sweepOnce(grounds);
    expect(await versionOf(order.orderNo)).toBe(order.version + 1);
  });

  it('R4.20 the sweep passes by an order that a command holds, and ends the others', async () => {
    const [held, free] = [await placed(), await placed()];
    for (const { order } of [held, free]) await ended(order.orderNo, 60);
    await transaction(grounds.pools.api, async (tx) => {
      await sql`SELECT FROM p2p_orders_orders WHERE order_no = ${held.order.orderNo} FOR NO KEY UPDATE`.execute(tx);
      await sweepOnce(grounds);
      expect(await versionOf(held.order.orderNo)).toBe(held.order.version);
      expect(await versionOf(free.order.orderNo)).toBe(free.order.version + 1);
    });
    await sweepOnce(grounds);
    expect(await versionOf(held.order.orderNo)).toBe(held.order.version + 1);
  });

  it('R4.20 what reached us in time counts a little longer: nobody sweeps the order meanwhile', async () => {
    const { maker, taker, order } = await placed();
    // Nothing is over before a worker has seen that people can act.
    await sweepOnce(grounds);
    // The moment of a transaction stands still, however slow the machine is.
    const endedFor = (tx: Tx, ms: number) =>
      sql`UPDATE p2p_orders_orders SET pay_by = app_now() - make_interval(secs => ${ms / 1_000}), version = version + 1
        WHERE order_no = ${order.orderNo}`.execute(tx);
    const isSwept = (ms: number) =>
      transaction(grounds.pools.worker, async (tx) => {
        await endedFor(tx, ms);
        const due = await lockDue(tx, { graceMs: inFlightGraceMs, outageMs, limit: 100, passedBy: [] });
        return due.some(({ orderNo }) => orderNo === order.orderNo);
      });
    expect(await isSwept(inFlightGraceMs - 1)).toBe(false);
    expect(await isSwept(inFlightGraceMs)).toBe(true);
    const pay = async (ms: number) =>
      await transaction(grounds.pools.api, async (tx) => {
        await endedFor(tx, ms);
        const version = await versionIn(tx, order.orderNo);
        return await perform(tx, env.config, commandAct('confirm-paid', { who: taker, seller: maker, order: { ...order, version } }));
      });
    await expect(pay(inFlightGraceMs + 1)).rejects.toMatchObject({ id: 'p2p-orders.not-now' });
    expect(await pay(inFlightGraceMs)).toMatchObject({ isDone: true });
  });

  it('R4.20 an ad that was edited after the taker agreed on its terms is not taken on the old ones', async () => {
    const [maker, taker] = (await newTraders(grounds, 2)) as [OrderTrader, OrderTrader];
    const { adNo } = (await at(publishAct(maker, 'sell'))) as { adNo: string };
    installFaults(async (name) => {
      if (name !== 'p2p-orders.agreed') return;
      installFaults(undefined);
      const { version } = (await at({ who: maker, verb: 'edit-ad', input: { adNo } })) as { version: number };
      const terms = termsOf(maker, 'sell', { pricing: { priceType: 'fixed', price: '1.05' } });
      await at({ who: maker, verb: 'edit-ad', input: { adNo, save: { version, terms } } });
    });
    await expect(at(placeAct(taker, adNo, '101', false))).rejects.toMatchObject({ id: 'p2p-ads.unknown-ad' });
    expect(await env.query('SELECT FROM p2p_orders_orders WHERE ad_no = $1', [adNo])).toEqual([]);
  });
});
