import { orderDetail } from '@peerbourse/contract/p2p/p2p-orders/order-detail';
import { placeOrder } from '@peerbourse/contract/p2p/p2p-orders/place-order';
import { refusalOfCode } from '@peerbourse/contract/refusals';
import { formatUnits, parseUnits, unitsCeiling } from '@peerbourse/rules/money';
import { inFlightGraceMs } from '@peerbourse/rules/p2p-orders/order-times';
import { amountFor, quantityFor } from '@peerbourse/rules/p2p-price';
import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { feeOf } from '#modules/money/ledger/index.ts';
import { jobs } from '#modules/p2p/p2p-orders/jobs.ts';
import { openPool } from '#platform/db/pool.ts';
import { transaction } from '#platform/db/transaction.ts';
import { Refusal } from '#platform/refusal.ts';
import { Dice } from '../support/faults/dice.ts';
import { advertisingPerson, openMarket, publish } from '../support/fixtures/advertising-users.ts';
import { type Trade, take, trade } from '../support/fixtures/ordering-users.ts';
import { invariants } from '../support/invariants.ts';
import { cutAtStatement } from '../support/orders/cut-at-statement.ts';
import { after, type GivenCommand, give, orderCalls } from '../support/orders/give-command.ts';
import { lookAtOrders } from '../support/orders/look-at-orders.ts';
import { commandAct, type OrderAct, type OrderVerb, perform, placeAct, publishAct } from '../support/orders/order-acts.ts';
import { newTraders, type OrderGrounds, openOrderMarket } from '../support/orders/order-market.ts';
import { race } from '../support/orders/order-races.ts';
import { openTestEnvironment, type TestEnvironment } from '../support/test-environment.ts';

/** Mistakes that were found in the code of other exchanges, each as a test. Those of chat and of cases are tested with these. */
let env: TestEnvironment;
let grounds: OrderGrounds;

beforeAll(async () => {
  env = await openTestEnvironment();
  await Promise.all([env.start('api'), env.start('worker')]);
  const poolOf = (role: 'api' | 'worker') =>
    openPool({ url: env.config.databaseUrl(role), size: 10, statementMs: 30_000, name: `mistakes-${role}` }).db;
  grounds = { query: env.query, pools: { api: poolOf('api'), worker: poolOf('worker') }, config: env.config };
  await openMarket(env);
  await openOrderMarket(grounds);
});

afterAll(async () => {
  for (const [name, query] of Object.entries(invariants)) expect(await env.query(query), name).toEqual([]);
  await Promise.all(Object.values(grounds.pools).map((db) => db.destroy()));
  await env.close();
});

const at = (act: OrderAct) => transaction(grounds.pools.api, (tx) => perform(tx, env.config, act));

/** Coins in the escrow of one order. */
async function escrowOf(orderNo: string): Promise<string> {
  const [row] = await env.query<{ held: string }>(
    `SELECT coalesce(sum(balance), 0)::text AS held FROM ledger_balances WHERE sub_key = $1`,
    [orderNo],
  );
  return row?.held ?? '0';
}

async function rowOf(orderNo: string): Promise<{ status: number; version: number; close_reason: string | null; fault: string | null }> {
  const [row] = await env.query<Awaited<ReturnType<typeof rowOf>>>(
    'SELECT status, version, close_reason, fault FROM p2p_orders_orders WHERE order_no = $1',
    [orderNo],
  );
  if (!row) throw new Error(`there is no order ${orderNo}`);
  return row;
}

/** Its next deadline is over, with its grace. Nobody asks for the order afterwards: only rows are looked at. */
async function letTimePass(orderNo: string): Promise<void> {
  await env.query(
    `UPDATE p2p_orders_orders SET accept_by = accept_by - interval '3 days', pay_by = pay_by - interval '3 days',
       release_by = release_by - interval '3 days', answer_by = answer_by - interval '3 days' WHERE order_no = $1`,
    [orderNo],
  );
}

const untilStatus = (orderNo: string, status: number) => expect.poll(async () => (await rowOf(orderNo)).status).toBe(status);

async function figuresOf({ buyer, seller }: Trade) {
  return await env.query(
    `SELECT account_id::text, orders_total, cancelled_30d, (SELECT count(*)::int FROM p2p_users_restrictions held WHERE held.account_id = known.account_id) AS barred
     FROM p2p_users_counters known WHERE account_id = ANY ($1::bigint[]) ORDER BY account_id`,
    [[buyer.accountId, seller.accountId]],
  );
}

describe('mistakes of others', () => {
  it('R4.20 mistake 1: a command of the other side is refused by who gives it, whatever the body says', async () => {
    const ofSeller: GivenCommand[] = ['extend-payment', 'release-coins', 'ask-cancel'];
    const ofBuyer: GivenCommand[] = ['confirm-paid', 'undo-paid', 'cancel-order'];
    for (const given of [await trade(env), await after(await trade(env, { side: 'buy' }), ['buyer', 'confirm-paid'])]) {
      const before = await rowOf(given.order.orderNo);
      for (const command of ofSeller) expect(await give('buyer', command, given), command).toBe('p2p-orders.not-now');
      for (const command of ofBuyer) expect(await give('seller', command, given), command).toBe('p2p-orders.not-now');
      for (const claim of [{ actor: 'seller' }, { side: 'seller' }, { userId: given.seller.userId }, { status: 3 }])
        expect(await give('buyer', 'release-coins', given, claim), JSON.stringify(claim)).toBe('request.invalid');
      expect(await rowOf(given.order.orderNo)).toEqual(before);
    }
  });

  it('R4.20 mistake 2: coins stay in escrow when an order comes before staff, and when somebody looks at it', async () => {
    const refused = await after(await trade(env), ['buyer', 'confirm-paid'], ['seller', 'ask-cancel'], ['buyer', 'refuse-cancel']);
    const affirmed = await after(await trade(env), ['buyer', 'confirm-paid'], ['buyer', 'cancel-order'], ['seller', 'refuse-cancel']);
    const late = await after(await trade(env, { side: 'buy' }), ['buyer', 'confirm-paid']);
    await letTimePass(late.order.orderNo);
    await untilStatus(late.order.orderNo, 2);
    for (const { order, buyer, seller } of [refused, affirmed, late]) {
      const held = await escrowOf(order.orderNo);
      expect(BigInt(held)).toBeGreaterThanOrEqual(100_000_000n);
      for (const { browser } of [buyer, seller]) expect((await browser.ask(orderDetail, { orderNo: order.orderNo })).orderStatus).toBe(2);
      expect(await escrowOf(order.orderNo)).toBe(held);
    }
  });

  it('R4.20 mistake 3: with nobody there coins are back soon after the deadline, and one order that fails holds up no other', async () => {
    const [job] = jobs.filter(({ name }) => name === 'p2p-orders.expire');
    expect(job).toMatchObject({ class: 'deadlines' });
    expect((job?.everyMs ?? 5_000) + inFlightGraceMs).toBeLessThan(5_000);
    const [bad, good] = [await trade(env), await trade(env)];
    const spoil = (by: number) =>
      env.query('UPDATE p2p_ads_ads SET frozen = frozen - $2, remaining = remaining + $2 WHERE ad_no = $1', [bad.order.adNo, by]);
    await spoil(1);
    await letTimePass(bad.order.orderNo);
    await letTimePass(good.order.orderNo);
    await untilStatus(good.order.orderNo, 4);
    expect(await escrowOf(good.order.orderNo)).toBe('0');
    expect((await rowOf(bad.order.orderNo)).status).toBe(0);
    expect(await escrowOf(bad.order.orderNo)).not.toBe('0');
    await spoil(-1);
    await untilStatus(bad.order.orderNo, 4);
  });

  it.each(['place-order', 'cancel-order', 'release-coins'] as const)(
    'R4.20 mistake 4: %s that dies in front of any of its statements leaves everything or nothing',
    async (verb) => {
      const [maker, taker] = (await newTraders(grounds, 2)) as [never, never];
      const { adNo } = (await at(publishAct(maker, 'sell'))) as { adNo: string };
      const place = placeAct(taker, adNo, '101', false);
      const placed = async () => (await at(place)) as { orderNo: string; version: number; orderPrice: string };
      const act = async () => {
        if (verb === 'place-order') return place;
        const order = await placed();
        if (verb === 'cancel-order') return commandAct(verb, { who: taker, seller: maker, order });
        const paid = (await at(commandAct('confirm-paid', { who: taker, seller: maker, order }))) as { order: typeof order };
        return commandAct(verb, { who: maker, seller: maker, order: paid.order });
      };
      const wanted = await act();
      const url = env.config.databaseUrl('api');
      const count = () => env.query('SELECT order_no, status, version FROM p2p_orders_orders WHERE ad_no = $1 ORDER BY id', [adNo]);
      let statements = 0;
      for (let outcome: unknown = 'cut'; outcome === 'cut'; ) {
        const before = await count();
        statements += 1;
        outcome = await cutAtStatement(url, statements, (db) => transaction(db, (tx) => perform(tx, env.config, wanted)));
        if (outcome === 'cut') expect(await count(), `cut at statement ${statements}`).toEqual(before);
        expect(await lookAtOrders(env.query, adNo)).toEqual([]);
      }
      expect(statements).toBeGreaterThan(5);
    },
  );

  it('R4.20 mistake 6: amounts are exact in every scale, up to the largest', () => {
    const scale = fc.constantFrom(0, 2, 6, 8);
    const units = fc.oneof(fc.bigInt(1n, 10n ** 9n), fc.bigInt(unitsCeiling - 10n ** 9n, unitsCeiling - 1n));
    fc.assert(
      fc.property(units, scale, fc.constantFrom(0, 2), fc.bigInt(1n, 10n ** 14n), (amount, coinScale, fiatDecimals, price) => {
        expect(parseUnits(formatUnits(amount, coinScale), coinScale)).toBe(amount);
        const bargain = { price, coinScale, fiatDecimals };
        // Nobody gets coins for less than they cost, and what is cut off is less than one unit.
        expect(quantityFor(amountFor(amount, bargain), bargain)).toBeGreaterThanOrEqual(amount);
        expect(amountFor(quantityFor(amount, bargain), bargain)).toBeLessThanOrEqual(amount);
        const fee = feeOf(amount, 1_234n);
        expect(fee * 1_000_000n <= amount * 1_234n && (fee + 1n) * 1_000_000n > amount * 1_234n).toBe(true);
      }),
    );
  });

  it('R4.20 mistake 6: fifty takers at once cannot buy more than an ad has', async () => {
    const [maker, ...takers] = await newTraders(grounds, 51);
    const { adNo } = (await at(publishAct(maker as never, 'sell', { quantity: '750' }))) as { adNo: string };
    const told = await Promise.all(
      takers.map((taker) =>
        at(placeAct(taker, adNo, '101', false)).then(
          () => 'done',
          (error: unknown) => (error instanceof Refusal ? error.id : String(error)),
        ),
      ),
    );
    expect(told.filter((outcome) => outcome === 'done')).toHaveLength(7);
    const refused = new Set(told.filter((outcome) => outcome !== 'done'));
    expect(
      [...refused].filter((id) => !['p2p-ads.sold-out', 'p2p-orders.amount-out-of-range', 'p2p-orders.not-eligible'].includes(id)),
    ).toEqual([]);
    const [ad] = await env.query<{ remaining: string; frozen: string }>(
      'SELECT remaining::text, frozen::text FROM p2p_ads_ads WHERE ad_no = $1',
      [adNo],
    );
    expect(ad).toEqual({ remaining: '50000000', frozen: '700000000' });
    expect(await lookAtOrders(env.query, adNo)).toEqual([]);
  });

  it('R4.20 mistake 6: five open orders are allowed, the sixth is not, and one that ends makes room', async () => {
    const [maker, taker] = [await advertisingPerson(env), await advertisingPerson(env)];
    const { adNo } = await publish(maker);
    const trades: Trade[] = [];
    for (let count = 0; count < 5; count += 1) trades.push(await take(maker, taker, adNo, false));
    const sixth = async () => (await taker.browser.call(placeOrder, { adNo, price: '1.01', amount: '101' })).body.code;
    expect(refusalOfCode(String(await sixth()))).toBe('p2p-orders.too-many-open');
    await after(trades[0] as Trade, ['buyer', 'cancel-order']);
    expect(await sixth()).toBe(0);
  });

  it('R4.20 mistake 7: paying races the timer, one of them wins, and the other one is told', async () => {
    const { problems, won, refused } = await race(grounds, 'confirm-paid x expire-payment', 6, new Dice('mistake 7'));
    expect(problems).toEqual([]);
    expect(won[0] + won[1]).toBe(6);
    expect(Object.keys(refused).filter((told) => !['stale', 'refused p2p-orders.not-now'].includes(told))).toEqual([]);
  });

  it('R4.20 mistake 8: a buyer cannot end an order alone once it is declared paid', async () => {
    const asked = await after(await trade(env), ['buyer', 'confirm-paid'], ['buyer', 'cancel-order']);
    expect(asked.order).toMatchObject({ orderStatus: 1, cancelRequest: 'buyer' });
    expect(await lookAtOrders(env.query, asked.order.adNo)).toEqual([]);
    expect(await escrowOf(asked.order.orderNo)).not.toBe('0');
    expect(await give('buyer', 'agree-cancel', asked)).toBe('p2p-orders.not-now');
    expect(await give('buyer', 'cancel-order', asked)).toBe('p2p-orders.not-now');
    await letTimePass(asked.order.orderNo);
    await expect.poll(async () => (await rowOf(asked.order.orderNo)).version).toBeGreaterThan(asked.order.version);
    expect((await rowOf(asked.order.orderNo)).close_reason).toBeNull();
  });

  it('R4.20 mistake 9: the password of a release is an argon2id hash, guesses are counted, and then it is locked', async () => {
    const paid = await after(await trade(env), ['buyer', 'confirm-paid']);
    const [row] = await env.query<{ fund_hash: string }>('SELECT fund_hash FROM secrets_credentials WHERE account_id = $1', [
      paid.seller.accountId,
    ]);
    expect(row?.fund_hash).toContain('$argon2id$');
    const wrong = [{ amountSeen: '100.99' }, { isPayerTheBuyer: false }];
    expect(await Promise.all(wrong.map((more) => give('seller', 'release-coins', paid, more)))).toEqual([
      'p2p-orders.amount-differs',
      'p2p-orders.payer-differs',
    ]);
    const told: unknown[] = [];
    for (let guess = 0; guess < 12 && told.at(-1) !== 'security.too-many-guesses'; guess += 1)
      told.push(await give('seller', 'release-coins', paid, { accountPwd: String(111_111 + guess) }));
    expect(told[0]).toBe('security.wrong-fund-password');
    expect(told.at(-1)).toBe('security.too-many-guesses');
    expect(await give('seller', 'release-coins', paid)).toBe('security.too-many-guesses');
    expect(await rowOf(paid.order.orderNo)).toMatchObject({ status: 1, version: paid.order.version });
  });

  it.each([
    ['waits for the release', []],
    ['is to be cancelled, says the buyer', [['buyer', 'cancel-order']]],
    ['is to be cancelled, says the seller', [['seller', 'ask-cancel']]],
  ] as const)('R4.20 mistake 10: a paid order that %s is never cancelled by time, and nobody is blamed for it', async (_name, way) => {
    const paid = await after(await trade(env), ['buyer', 'confirm-paid'], ...way);
    const before = await figuresOf(paid);
    const { orderNo } = paid.order;
    await letTimePass(orderNo);
    await expect.poll(async () => (await rowOf(orderNo)).status).toBe(2);
    expect(await rowOf(orderNo)).toMatchObject({ close_reason: null, fault: null });
    expect(await escrowOf(orderNo)).not.toBe('0');
    expect(await figuresOf(paid)).toEqual(before);
  });

  it('R4.20 mistake 11: a screen that shows an older order changes nothing, and is shown the order as it is', async () => {
    const stale = await trade(env);
    const now = await after(stale, ['seller', 'extend-payment'], ['buyer', 'confirm-paid']);
    const before = await rowOf(stale.order.orderNo);
    for (const side of ['buyer', 'seller'] as const) {
      for (const command of Object.keys(orderCalls) as GivenCommand[]) {
        const outcome = await give(side, command, stale);
        expect(outcome, `${side} ${command}`).toMatchObject({ isDone: false, order: { version: now.order.version, orderStatus: 1 } });
      }
    }
    expect(await rowOf(stale.order.orderNo)).toEqual(before);
  });

  it('R4.20 mistake 12: an order of which nobody said anything ends by itself, without a claim against the seller', async () => {
    const [unpaid, unanswered] = [await trade(env), await trade(env, { wantsAcceptance: true })];
    for (const { order } of [unpaid, unanswered]) await letTimePass(order.orderNo);
    for (const { order } of [unpaid, unanswered]) await untilStatus(order.orderNo, 4);
    expect(await rowOf(unpaid.order.orderNo)).toMatchObject({ close_reason: 'pay-timeout', fault: 'buyer' });
    expect(await figuresOf(unpaid)).toMatchObject([{ account_id: unpaid.buyer.accountId, cancelled_30d: 1 }]);
    expect(await rowOf(unanswered.order.orderNo)).toMatchObject({ close_reason: 'maker-silent', fault: 'seller' });
    for (const { order } of [unpaid, unanswered]) expect(await escrowOf(order.orderNo)).toBe('0');
  });

  it('R4.20 mistake 13: each step is kept for both people until it was handed on, once and in order', async () => {
    const done = await after(await trade(env), ['seller', 'extend-payment'], ['buyer', 'confirm-paid'], ['seller', 'release-coins']);
    const steps: OrderVerb[] = ['place-order', 'extend-payment', 'confirm-paid', 'release-coins'];
    for (const { userId } of [done.buyer, done.seller]) {
      const facts = () =>
        env.query<{ code: string; version: number; isKept: boolean }>(
          `SELECT body->>'code' AS code, (body->>'version')::int AS version, published_at IS NULL AS "isKept" FROM platform_outbox
           WHERE stream = 'p2p-orders' AND key = $1 AND body->>'orderNo' = $2 ORDER BY key_seq`,
          [userId, done.order.orderNo],
        );
      await expect.poll(async () => (await facts()).some(({ isKept }) => isKept)).toBe(false);
      expect((await facts()).map(({ code, version }) => [code, version])).toEqual(steps.map((code, index) => [code, index + 1]));
    }
  });
});
