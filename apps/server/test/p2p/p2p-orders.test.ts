import type { Call, CallOutput } from '@peerbourse/contract/call';
import { acceptOrder } from '@peerbourse/contract/p2p/p2p-orders/commands/accept-order';
import { acknowledgePayment } from '@peerbourse/contract/p2p/p2p-orders/commands/acknowledge-payment';
import { answerCancelRequest } from '@peerbourse/contract/p2p/p2p-orders/commands/answer-cancel-request';
import { askCancel } from '@peerbourse/contract/p2p/p2p-orders/commands/ask-cancel';
import { cancelOrder } from '@peerbourse/contract/p2p/p2p-orders/commands/cancel-order';
import { confirmPaid } from '@peerbourse/contract/p2p/p2p-orders/commands/confirm-paid';
import { continueOrder } from '@peerbourse/contract/p2p/p2p-orders/commands/continue-order';
import { extendPayment } from '@peerbourse/contract/p2p/p2p-orders/commands/extend-payment';
import { rejectOrder } from '@peerbourse/contract/p2p/p2p-orders/commands/reject-order';
import { releaseCoins } from '@peerbourse/contract/p2p/p2p-orders/commands/release-coins';
import { undoPaid } from '@peerbourse/contract/p2p/p2p-orders/commands/undo-paid';
import { orderDetail } from '@peerbourse/contract/p2p/p2p-orders/order-detail';
import { orderList } from '@peerbourse/contract/p2p/p2p-orders/order-list';
import { placeOrder } from '@peerbourse/contract/p2p/p2p-orders/place-order';
import { refusalOfCode } from '@peerbourse/contract/refusals';
import type { OrderSide, OrderState } from '@peerbourse/rules/p2p-orders/order-state';
import { type OrderCommand, transitionOf } from '@peerbourse/rules/p2p-orders/transitions';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { advertisingPerson, openMarket, publish } from '../support/fixtures/advertising-users.ts';
import { type Trade, take, trade } from '../support/fixtures/ordering-users.ts';
import { fundPassword } from '../support/fixtures/paying-users.ts';
import { invariants } from '../support/invariants.ts';
import { openTestEnvironment, type TestEnvironment } from '../support/test-environment.ts';

let env: TestEnvironment;

beforeAll(async () => {
  env = await openTestEnvironment();
  await Promise.all([env.start('api'), env.start('worker')]);
  await openMarket(env);
});

afterAll(async () => {
  for (const [name, query] of Object.entries(invariants)) expect(await env.query(query), name).toEqual([]);
  await env.close();
});

type Inputs = Record<string, unknown>;

/** How each command is given. */
const calls: Record<string, { call: Call; input: (trade: Trade) => Inputs }> = {
  'accept-order': { call: acceptOrder, input: () => ({}) },
  'reject-order': { call: rejectOrder, input: () => ({}) },
  'confirm-paid': { call: confirmPaid, input: ({ seller }) => ({ userPaymethodId: seller.methodNo }) },
  'undo-paid': { call: undoPaid, input: () => ({}) },
  'extend-payment': { call: extendPayment, input: () => ({}) },
  'acknowledge-payment': { call: acknowledgePayment, input: () => ({}) },
  'cancel-order': { call: cancelOrder, input: () => ({ reason: 'changed-mind', hasNotPaid: true }) },
  'ask-cancel': { call: askCancel, input: () => ({ reason: 'refunded' }) },
  'deny-payment': { call: answerCancelRequest, input: () => ({ isAgreed: true }) },
  'affirm-payment': { call: answerCancelRequest, input: () => ({ isAgreed: false }) },
  'agree-cancel': { call: answerCancelRequest, input: () => ({ isAgreed: true }) },
  'refuse-cancel': { call: answerCancelRequest, input: () => ({ isAgreed: false }) },
  'release-coins': { call: releaseCoins, input: () => ({ amountSeen: '101', isPayerTheBuyer: true, accountPwd: fundPassword }) },
  'continue-order': { call: continueOrder, input: () => ({ accountPwd: fundPassword }) },
};

/** Gives a command; answers the refusal, or the order afterwards. */
async function give(side: OrderSide, command: string, given: Trade): Promise<CallOutput<typeof acceptOrder> | string> {
  const { call, input } = calls[command] as (typeof calls)[string];
  const { orderNo, version } = given.order;
  const { body } = await given[side].browser.call(call, { orderNo, version, ...input(given) } as never);
  return body.code === call.ok ? (body.data as CallOutput<typeof acceptOrder>) : (refusalOfCode(String(body.code)) ?? String(body.code));
}

/** Gives commands one after the other, each of which has to be done. */
async function after(given: Trade, ...commands: ReadonlyArray<readonly [OrderSide, string]>): Promise<Trade> {
  let now = given;
  for (const [side, command] of commands) {
    const outcome = await give(side, command, now);
    if (typeof outcome === 'string') throw new Error(`${command}: ${outcome}`);
    expect(outcome.isDone, command).toBe(true);
    now = { ...now, order: outcome.order };
  }
  return now;
}

async function balances(accountId: string): Promise<Record<string, string>> {
  const rows = await env.query<{ purpose: string; balance: string }>(
    `SELECT purpose, balance::text FROM ledger_account_balances WHERE owner_id = $1 AND asset = 'USDT' ORDER BY purpose`,
    [accountId],
  );
  return Object.fromEntries(rows.map(({ purpose, balance }) => [purpose, balance]));
}

const passed = (column: string, { order }: Trade) =>
  env.query(`UPDATE p2p_orders_orders SET ${column} = app_now() - interval '3 seconds' WHERE order_no = $1`, [order.orderNo]);

async function untilStatus({ order, buyer }: Trade, status: number): Promise<CallOutput<typeof orderDetail>> {
  return await expect
    .poll(async () => await buyer.browser.ask(orderDetail, { orderNo: order.orderNo }), { timeout: 20_000 })
    .toMatchObject({ orderStatus: status })
    .then(() => buyer.browser.ask(orderDetail, { orderNo: order.orderNo }));
}

describe('an order', () => {
  it('R4.20 of a sell ad runs from hall to coins: escrow, paid, released, nothing left behind', async () => {
    const given = await trade(env);
    expect(given.order).toMatchObject({
      orderStatus: 0,
      currencyUserSide: 'buy',
      orderType: 'sell',
      orderAmount: '100',
      orderPrice: '101',
    });
    expect(given.order.paymethodDetail).toMatchObject({ paymethodUserName: 'Ann Example' });
    expect(given.order.paymethodDetail?.paymethodInfo.map(({ value }) => value)).toContain('DE89370400440532013000');
    expect(await balances(given.seller.accountId)).toEqual({ 'ad-reserve': '900000000', otc: '9000000000' });
    const done = await after(given, ['buyer', 'confirm-paid'], ['seller', 'release-coins']);
    expect(done.order).toMatchObject({ orderStatus: 3, closeReason: 'completed', commands: ['question-order'], automatic: null });
    expect(await balances(given.buyer.accountId)).toEqual({ otc: '10100000000' });
  });

  it('R4.20 of a buy ad takes the coins of whoever takes it', async () => {
    const given = await trade(env, { side: 'buy' });
    expect(given.order).toMatchObject({ currencyUserSide: 'sell', orderType: 'buy' });
    expect(await balances(given.seller.accountId)).toEqual({ otc: '9900000000' });
    const done = await after(given, ['buyer', 'confirm-paid'], ['seller', 'release-coins']);
    expect(done.order.orderStatus).toBe(3);
    expect(await balances(given.buyer.accountId)).toEqual({ otc: '10100000000' });
  });

  it('R4.20 that asks for acceptance shows where to pay only afterwards, and the time to pay begins then', async () => {
    const given = await trade(env, { wantsAcceptance: true });
    expect(given.order).toMatchObject({ acceptance: 'waiting', isShowContact: false, payTimeoutTimestamp: null });
    expect(given.order.paymethods.flatMap(({ paymethodInfo }) => paymethodInfo.map(({ value }) => value)).join('')).toBe('');
    expect(given.order.sellUserInfo.realName).toBe('');
    const accepted = await after(given, ['seller', 'accept-order']);
    expect(accepted.order).toMatchObject({ acceptance: 'agreed', isShowContact: true });
    expect(accepted.order.payTimeoutTimestamp).toBeGreaterThan(accepted.order.serverTimestamp);
  });

  it('R4.20 is known to its two people alone', async () => {
    const { order } = await trade(env);
    const stranger = await advertisingPerson(env);
    const asked = await stranger.browser.call(orderDetail, { orderNo: order.orderNo });
    expect(refusalOfCode(String(asked.body.code))).toBe('p2p-orders.unknown-order');
    for (const { call, input } of Object.values(calls)) {
      const { orderNo, version } = order;
      const { body } = await stranger.browser.call(call, { orderNo, version, ...input({ order, seller: stranger } as Trade) } as never);
      expect(refusalOfCode(String(body.code)), call.name).toBe('p2p-orders.unknown-order');
    }
  });

  it('R4.20 that changed meanwhile is answered as it is, and nothing is done', async () => {
    const given = await trade(env);
    const paid = await after(given, ['buyer', 'confirm-paid']);
    const outcome = await give('buyer', 'cancel-order', given);
    expect(outcome).toMatchObject({ isDone: false, order: { orderStatus: 1, version: paid.order.version } });
  });

  it('R4.20 has a chain of events in which nothing can be changed', async () => {
    const { order } = await after(await trade(env), ['buyer', 'confirm-paid'], ['seller', 'release-coins']);
    const events = await env.query<{ code: string; actor: string; isWhole: boolean }>(
      `SELECT code, actor, hash = p2p_orders_hash(coalesce(lag(hash) OVER (ORDER BY seq), ''), seq, code, actor, data, event.at) AS "isWhole"
       FROM p2p_orders_events event JOIN p2p_orders_orders trade ON trade.id = order_id WHERE order_no = $1 ORDER BY seq`,
      [order.orderNo],
    );
    expect(events).toEqual([
      { code: 'place-order', actor: 'buyer', isWhole: true },
      { code: 'confirm-paid', actor: 'buyer', isWhole: true },
      { code: 'release-coins', actor: 'seller', isWhole: true },
    ]);
  });
});

describe('placing', () => {
  it('R7.11 refuses another price than the ad has, and says which', async () => {
    const [maker, taker] = [await advertisingPerson(env), await advertisingPerson(env)];
    const { adNo } = await publish(maker);
    const { body } = await taker.browser.call(placeOrder, { adNo, price: '1.00', amount: '101' });
    expect(refusalOfCode(String(body.code))).toBe('p2p-orders.price-changed');
    expect(body.data).toMatchObject({ price: '1.01' });
  });

  it('R7.11 refuses own ads, amounts outside of the limits, and more open orders than allowed', async () => {
    const [maker, taker] = [await advertisingPerson(env), await advertisingPerson(env)];
    const { adNo } = await publish(maker);
    const place = async (person: typeof maker, amount: string) =>
      refusalOfCode(String((await person.browser.call(placeOrder, { adNo, price: '1.01', amount })).body.code));
    expect(await place(maker, '101')).toBe('p2p-orders.not-eligible');
    expect(await place(taker, '19')).toBe('p2p-orders.amount-out-of-range');
    expect(await place(taker, '501')).toBe('p2p-orders.amount-out-of-range');
    for (let count = 0; count < 5; count += 1) await take(maker, taker, adNo, false);
    expect(await place(taker, '101')).toBe('p2p-orders.too-many-open');
  });

  it('R7.11 sells more than there is to nobody, however many come at once', async () => {
    const maker = await advertisingPerson(env);
    const { adNo } = await publish(maker, { quantity: '250' });
    const takers = await Promise.all(Array.from({ length: 12 }, () => advertisingPerson(env)));
    const codes = await Promise.all(
      takers.map(async ({ browser }) => (await browser.call(placeOrder, { adNo, price: '1.01', amount: '101' })).body.code),
    );
    expect(codes.filter((code) => code === 0)).toHaveLength(2);
    expect(await balances(maker.accountId)).toMatchObject({ 'ad-reserve': '50000000' });
  });

  it('R7.20 asks whoever sells for the fund password', async () => {
    const [maker, taker] = [await advertisingPerson(env), await advertisingPerson(env)];
    const { adNo } = await publish(maker, { side: 'buy' });
    const input = { adNo, price: '1.01', amount: '101', userPaymethodIds: [taker.methodNo] };
    expect(refusalOfCode(String((await taker.browser.call(placeOrder, input)).body.code))).toBe('security.fund-password-missing');
    const wrong = await taker.browser.call(placeOrder, { ...input, accountPwd: '111222' });
    expect(refusalOfCode(String(wrong.body.code))).toBe('security.wrong-fund-password');
  });
});

describe('deadlines, with nobody there', () => {
  it('R4.20 unpaid: coins are on offer again, the buyer is to blame', async () => {
    const given = await trade(env);
    await passed('pay_by', given);
    expect(await untilStatus(given, 4)).toMatchObject({ closeReason: 'pay-timeout' });
    expect(await balances(given.seller.accountId)).toEqual({ 'ad-reserve': '1000000000', otc: '9000000000' });
  });

  it('R4.20 not accepted: coins of whoever took a buy ad come back', async () => {
    const given = await trade(env, { side: 'buy', wantsAcceptance: true });
    await passed('accept_by', given);
    expect(await untilStatus(given, 4)).toMatchObject({ closeReason: 'maker-silent' });
    expect(await balances(given.seller.accountId)).toEqual({ otc: '10000000000' });
  });

  it('R4.20 paid and not released: an appeal, never a cancelled order', async () => {
    const given = await after(await trade(env), ['buyer', 'confirm-paid']);
    await passed('release_by', given);
    const appealed = await untilStatus(given, 2);
    expect(appealed.closeReason).toBeNull();
    expect(appealed.appealOpenedTimestamp).toBeGreaterThanOrEqual(appealed.paidTimestamp ?? Number.NaN);
    expect(appealed.appealOpenedTimestamp).toBeLessThanOrEqual(appealed.serverTimestamp);
  });

  it('R4.20 a request to cancel that nobody answers lapses, and a seller who asked stands before staff', async () => {
    const buyers = await after(await trade(env), ['buyer', 'confirm-paid'], ['buyer', 'cancel-order']);
    await passed('answer_by', buyers);
    await expect
      .poll(async () => (await buyers.buyer.browser.ask(orderDetail, { orderNo: buyers.order.orderNo })).cancelRequest, { timeout: 20_000 })
      .toBe('none');
    const sellers = await after(await trade(env), ['buyer', 'confirm-paid'], ['seller', 'ask-cancel']);
    await passed('answer_by', sellers);
    await untilStatus(sellers, 2);
  });
});

describe('an order that is over', () => {
  it('R4.20 goes on as another one when money came late, out of the wallet of the seller', async () => {
    const cancelled = await after(await trade(env), ['buyer', 'cancel-order']);
    const old = await after(cancelled, ['seller', 'continue-order']);
    const { continuedByOrderNo } = old.order;
    const order = await old.buyer.browser.ask(orderDetail, { orderNo: continuedByOrderNo ?? '' });
    expect(order).toMatchObject({ orderStatus: 1, continuesOrderNo: old.order.orderNo, orderPrice: '101' });
    expect(await give('seller', 'continue-order', old)).toBe('p2p-orders.not-now');
    const done = await after({ ...old, order }, ['seller', 'release-coins']);
    expect(done.order.orderStatus).toBe(3);
    expect(await balances(old.buyer.accountId)).toEqual({ otc: '10100000000' });
    expect(await balances(old.seller.accountId)).toEqual({ 'ad-reserve': '1000000000', otc: '8900000000' });
  });

  it('R4.20 stands in its tab, newest first, page by page', async () => {
    const given = await after(await trade(env), ['buyer', 'cancel-order']);
    const { adNo } = given.order;
    const second = await take(given.maker, given.taker, adNo, false);
    const { browser } = given.taker;
    expect(await browser.ask(orderList, { tab: 'open' })).toMatchObject({ openCount: 1, orders: [{ orderNo: second.order.orderNo }] });
    await after(second, ['buyer', 'cancel-order']);
    const first = await browser.ask(orderList, { tab: 'cancelled', pageSize: 1 });
    expect(first.orders.map(({ orderNo }) => orderNo)).toEqual([second.order.orderNo]);
    const next = await browser.ask(orderList, { tab: 'cancelled', pageSize: 1, after: first.next ?? '' });
    expect(next).toMatchObject({ orders: [{ orderNo: given.order.orderNo }], next: null });
  });
});

/** How an order comes into each state, from the side of the advertiser. */
const states: Record<
  string,
  { state: Omit<OrderState, 'makerSide'>; wantsAcceptance?: true; way: ReadonlyArray<readonly [OrderSide, string]> }
> = {
  'to be paid': { state: stateWith(0), way: [] },
  'to be accepted': { state: stateWith(0, { acceptance: 'waiting' }), wantsAcceptance: true, way: [] },
  'with more time': { state: stateWith(0, { isExtended: true }), way: [['seller', 'extend-payment']] },
  paid: { state: stateWith(1), way: [['buyer', 'confirm-paid']] },
  'to be cancelled by the buyer': {
    state: stateWith(1, { cancelRequest: 'buyer' }),
    way: [
      ['buyer', 'confirm-paid'],
      ['buyer', 'cancel-order'],
    ],
  },
  'to be cancelled by the seller': {
    state: stateWith(1, { cancelRequest: 'seller' }),
    way: [
      ['buyer', 'confirm-paid'],
      ['seller', 'ask-cancel'],
    ],
  },
  'before staff': {
    state: stateWith(2, { cancelRequest: 'seller' }),
    way: [
      ['buyer', 'confirm-paid'],
      ['seller', 'ask-cancel'],
      ['buyer', 'refuse-cancel'],
    ],
  },
  completed: {
    state: stateWith(3, { closeReason: 'completed' }),
    way: [
      ['buyer', 'confirm-paid'],
      ['seller', 'release-coins'],
    ],
  },
  cancelled: { state: stateWith(4, { closeReason: 'buyer-cancelled' }), way: [['buyer', 'cancel-order']] },
};

function stateWith(status: OrderState['status'], more: Partial<OrderState> = {}): Omit<OrderState, 'makerSide'> {
  const state = { status, acceptance: 'none', cancelRequest: 'none', isExtended: false, isContinued: false, isFrozen: false } as const;
  return { ...state, closeReason: null, ...more };
}

describe.each(Object.entries(states))('an order that is %s', (_name, { state, wantsAcceptance = false, way }) => {
  it.each(['seller', 'buyer'] as const)('R4.20 obeys the table and nothing else, its advertiser being the %s', async (makerSide) => {
    const fresh = async () => await after(await trade(env, { side: makerSide === 'seller' ? 'sell' : 'buy', wantsAcceptance }), ...way);
    const still = await fresh();
    for (const side of ['buyer', 'seller'] as const) {
      for (const command of Object.keys(calls)) {
        const step = transitionOf({ ...state, makerSide }, command as OrderCommand, side);
        // Both answers to a request are one call: what it means is up to who asked.
        const isAnswer = ['deny-payment', 'affirm-payment', 'agree-cancel', 'refuse-cancel'].includes(command);
        if (isAnswer && !step && state.status === 1 && state.cancelRequest !== 'none' && state.cancelRequest !== side) continue;
        const outcome = await give(side, command, step ? await fresh() : still);
        if (step) expect(outcome, `${side} ${command}`).toMatchObject({ isDone: true, order: { orderStatus: step.to } });
        else expect(outcome, `${side} ${command}`).toBe('p2p-orders.not-now');
      }
    }
  });
});
