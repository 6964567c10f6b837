import { addStatement } from '@peerbourse/contract/p2p/p2p-appeals/add-statement';
import { appealReasonList } from '@peerbourse/contract/p2p/p2p-appeals/appeal-reason-list';
import { cancelAppeal } from '@peerbourse/contract/p2p/p2p-appeals/cancel-appeal';
import { askSide } from '@peerbourse/contract/p2p/p2p-appeals/desk/ask-side';
import { caseQueue } from '@peerbourse/contract/p2p/p2p-appeals/desk/case-queue';
import { takeCase } from '@peerbourse/contract/p2p/p2p-appeals/desk/take-case';
import { openAppeal } from '@peerbourse/contract/p2p/p2p-appeals/open-appeal';
import { orderAppeal } from '@peerbourse/contract/p2p/p2p-appeals/order-appeal';
import { cancelOrder } from '@peerbourse/contract/p2p/p2p-orders/commands/cancel-order';
import { releaseCoins } from '@peerbourse/contract/p2p/p2p-orders/commands/release-coins';
import { decideRuling } from '@peerbourse/contract/p2p/p2p-orders/desk/decide-ruling';
import { proposeRuling } from '@peerbourse/contract/p2p/p2p-orders/desk/propose-ruling';
import { suspendOrder } from '@peerbourse/contract/p2p/p2p-orders/desk/suspend-order';
import { viewOrder } from '@peerbourse/contract/p2p/p2p-orders/desk/view-order';
import { orderDetail } from '@peerbourse/contract/p2p/p2p-orders/order-detail';
import { refusalOfCode } from '@peerbourse/contract/refusals';
import { appealClock, slowAfterMinutes } from '@peerbourse/rules/p2p-appeals/appeal-clock';
import { ownReasons } from '@peerbourse/rules/p2p-appeals/appeal-reasons';
import { caseReasons } from '@peerbourse/rules/p2p-appeals/case-reasons';
import type { OrderSide } from '@peerbourse/rules/p2p-orders/order-state';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { keepClocks } from '#modules/p2p/p2p-appeals/keep-clocks.ts';
import { expireOrders } from '#modules/p2p/p2p-orders/deadlines/expire-orders.ts';
import { metrics } from '#platform/metrics.ts';
import { type RoleRuntime, startRole } from '#platform/role-runtime.ts';
import type { Browser } from '../support/browser.ts';
import { failingRow } from '../support/failing-row.ts';
import { openMarket } from '../support/fixtures/advertising-users.ts';
import { appealedTrade, fastTrade, paidTrade } from '../support/fixtures/order-ways.ts';
import { type Trade, trade } from '../support/fixtures/ordering-users.ts';
import { fundPassword } from '../support/fixtures/paying-users.ts';
import { openedAppeal, someWords } from '../support/fixtures/valid-p2p-appeals-requests.ts';
import { staffBrowser } from '../support/fixtures/valid-staff-requests.ts';
import { invariants } from '../support/invariants.ts';
import { openTestEnvironment, type TestEnvironment } from '../support/test-environment.ts';

let env: TestEnvironment;
let worker: RoleRuntime;
let decider: Browser;
let approver: Browser;
let risk: Browser;

beforeAll(async () => {
  env = await openTestEnvironment();
  await Promise.all([env.start('api'), env.start('admin')]);
  // Its jobs run when a test says so: nobody is connected, and time is moved by hand.
  worker = startRole('worker', env.config);
  await openMarket(env);
  [decider, approver, risk] = await Promise.all([
    staffBrowser(env, ['decider']),
    staffBrowser(env, ['approver']),
    staffBrowser(env, ['risk']),
  ]);
});

afterAll(async () => {
  for (const [name, query] of Object.entries(invariants)) expect(await env.query(query), name).toEqual([]);
  await worker.db.destroy();
  await env.close();
});

const named = ({ order: { orderNo, version } }: Trade) => ({ orderNo, version });
const refusal = ({ body }: { body: { code: unknown } }) => refusalOfCode(String(body.code));
const otherWords = 'I have not received anything, here is what my bank shows.';

async function appealOf(given: Trade, side: OrderSide = 'buyer') {
  const { appeal } = await given[side].browser.ask(orderAppeal, { orderNo: given.order.orderNo });
  return appeal;
}

async function clockOf(given: Trade) {
  const appeal = await appealOf(given);
  if (!appeal) throw new Error('there is an open case');
  return appealClock(appeal.facts, appeal.serverTimestamp);
}

const detailOf = ({ buyer, order }: Trade) => buyer.browser.ask(orderDetail, { orderNo: order.orderNo });
const events = async ({ order }: Trade) => {
  const rows = await env.query<{ code: string }>(
    `SELECT code FROM p2p_orders_events JOIN p2p_orders_orders trade ON trade.id = order_id WHERE order_no = $1 ORDER BY seq`,
    [order.orderNo],
  );
  return rows.map(({ code }) => code);
};

/** Lets time pass in a case: everything in it happened that much earlier. */
async function pass({ order }: Trade, minutes: number): Promise<void> {
  const ago = `- make_interval(mins => $2)`;
  const ofCase = 'case_id IN (SELECT id FROM p2p_appeals_cases WHERE order_no = $1)';
  await env.query(
    `UPDATE p2p_appeals_cases SET opened_at = opened_at ${ago}, taken_at = taken_at ${ago}, next_at = next_at ${ago} WHERE order_no = $1`,
    [order.orderNo, minutes],
  );
  await env.query(`UPDATE p2p_appeals_statements SET made_at = made_at ${ago} WHERE ${ofCase}`, [order.orderNo, minutes]);
  await env.query(`UPDATE p2p_appeals_requests SET asked_at = asked_at ${ago}, answered_at = answered_at ${ago} WHERE ${ofCase}`, [
    order.orderNo,
    minutes,
  ]);
  await keepClocks(worker);
}

const state = (given: Trade, side: OrderSide, text = otherWords) =>
  given[side].browser.ask(addStatement, { orderNo: given.order.orderNo, kind: 'statement', text });
const answer = (given: Trade, side: OrderSide, text = otherWords) =>
  given[side].browser.call(addStatement, { orderNo: given.order.orderNo, kind: 'answer', text });
const ask = (given: Trade, side: OrderSide) =>
  decider.call(askSide, { orderNo: given.order.orderNo, side, evidence: 'payment', text: 'Please show us the transfer.' });

describe('an appeal', () => {
  it('R4.20 R7.10 has reasons for each side, with what helps to decide them', async () => {
    const { buyer } = await trade(env);
    const listed = await buyer.browser.ask(appealReasonList, {});
    expect(listed.reasons.find(({ reason }) => reason === 'not-released')).toEqual({
      reason: 'not-released',
      sides: ['buyer'],
      isUrgent: false,
      evidence: ['payment', 'statement'],
    });
    expect(listed.reasons.find(({ reason }) => reason === 'third-party')).toMatchObject({ sides: ['seller'], isUrgent: true });
  });

  it('R4.20 R7.11 is opened by either side: the coins stay where they are, and both read what was said', async () => {
    for (const [side, reason] of [
      ['buyer', 'asks-extra'],
      ['seller', 'third-party'],
    ] as const) {
      const given = await fastTrade(env);
      const { isDone, order } = await given[side].browser.ask(openAppeal, { ...named(given), reason, text: someWords });
      expect(isDone).toBe(true);
      expect(order).toMatchObject({ orderStatus: 2, isAppeal: true });
      for (const reader of ['buyer', 'seller'] as const) {
        expect(await appealOf(given, reader)).toMatchObject({
          caseNo: `${order.orderNo}-1`,
          reason,
          facts: { openedBy: side, isSlow: false, takenAt: null, asked: null },
          statements: [{ side, kind: 'statement', text: someWords }],
        });
      }
      expect(await clockOf(given)).toMatchObject({ turn: side === 'buyer' ? 'seller' : 'buyer', duty: 'state' });
    }
  });

  it('R4.20 R7.11 waits until money had the time to arrive, unless the reason cannot wait', async () => {
    const given = await paidTrade(env);
    const early = await given.buyer.browser.call(openAppeal, { ...named(given), reason: 'not-released', text: someWords });
    expect(refusal(early)).toBe('p2p-appeals.too-early');
    await env.query(`UPDATE p2p_orders_orders SET appeal_from = app_now() WHERE order_no = $1`, [given.order.orderNo]);
    const { isDone } = await given.buyer.browser.ask(openAppeal, { ...named(given), reason: 'not-released', text: someWords });
    expect(isDone).toBe(true);
  });

  it('R4.20 is not opened for a reason of the other side, before anything was paid, nor by anybody else', async () => {
    const given = await paidTrade(env);
    const asOther = await given.buyer.browser.call(openAppeal, { ...named(given), reason: 'third-party', text: someWords });
    expect(refusal(asOther)).toBe('p2p-appeals.wrong-reason');
    const unpaid = await trade(env);
    const early = await unpaid.buyer.browser.call(openAppeal, { ...named(unpaid), reason: 'abuse', text: someWords });
    expect(refusal(early)).toBe('p2p-orders.not-now');
    const stranger = await unpaid.seller.browser.call(openAppeal, { ...named(given), reason: 'abuse', text: someWords });
    expect(refusal(stranger)).toBe('p2p-orders.unknown-order');
    for (const [call, input] of [
      [orderAppeal, {}],
      [addStatement, { kind: 'statement', text: someWords }],
    ] as const) {
      const foreign = await unpaid.seller.browser.call(call, { orderNo: given.order.orderNo, ...input } as never);
      expect(refusal(foreign)).toBe('p2p-orders.unknown-order');
    }
  });

  it('R4.20 edge 4: of two who appeal at once one opens it, and the other sees it and replies in the same case', async () => {
    const given = await paidTrade(env);
    const both = await Promise.all(
      (['buyer', 'seller'] as const).map((side) =>
        given[side].browser.ask(openAppeal, { ...named(given), reason: 'abuse', text: `${someWords} ${side}` }),
      ),
    );
    expect(both.filter(({ isDone }) => isDone)).toHaveLength(1);
    expect(both.every(({ order }) => order.orderStatus === 2)).toBe(true);
    const opener = both[0]?.isDone ? 'buyer' : 'seller';
    const { appeal } = await state(given, opener === 'buyer' ? 'seller' : 'buyer');
    expect(appeal.statements.map(({ side }) => side).sort()).toEqual(['buyer', 'seller']);
  });

  it('R4.20 that nobody opened has a case as well: by time, by a refused request, by staff', async () => {
    const late = await paidTrade(env);
    await env.query(`UPDATE p2p_orders_orders SET release_by = app_now() - interval '1 minute' WHERE order_no = $1`, [late.order.orderNo]);
    await expireOrders(worker);
    expect(await appealOf(late)).toMatchObject({ reason: 'release-overdue', facts: { openedBy: 'system' }, statements: [] });
    expect(await clockOf(late)).toMatchObject({ turn: 'both' });
    expect(await appealOf(await appealedTrade(env))).toMatchObject({ reason: 'cancel-refused', facts: { openedBy: 'system' } });
    const suspended = await paidTrade(env);
    await risk.ask(suspendOrder, { ...named(suspended), reason: 'the account of the buyer may be stolen' });
    expect(await appealOf(suspended)).toMatchObject({ reason: 'suspended', facts: { openedBy: 'staff' } });
  });

  it('R4.20 R7.11 T16 is withdrawn by whoever opened it; the seller has ten minutes, and the same reason is spent for that side alone', async () => {
    const given = await openedAppeal(env);
    await env.query(`UPDATE p2p_orders_orders SET release_by = app_now() WHERE order_no = $1`, [given.order.orderNo]);
    expect(refusal(await given.seller.browser.call(cancelAppeal, named(given)))).toBe('p2p-appeals.not-opener');
    const { order } = await given.buyer.browser.ask(cancelAppeal, named(given));
    expect(order).toMatchObject({ orderStatus: 1, cancelRequest: 'none' });
    expect((order.putCoinTimeoutTimestamp ?? 0) - order.serverTimestamp).toBeGreaterThan(9 * 60_000);
    expect(await appealOf(given)).toBeNull();
    const again = await given.buyer.browser.call(openAppeal, {
      ...named({ ...given, order }),
      reason: 'asks-extra',
      text: someWords,
    });
    expect(refusal(again)).toBe('p2p-appeals.same-reason');
    const ofOther = await given.seller.browser.ask(openAppeal, { ...named({ ...given, order }), reason: 'abuse', text: otherWords });
    expect(ofOther.isDone).toBe(true);
    expect(await appealOf(given)).toMatchObject({ caseNo: `${order.orderNo}-2`, facts: { openedBy: 'seller' } });
    expect(await events(given)).toEqual(['place-order', 'confirm-paid', 'open-appeal', 'cancel-appeal', 'open-appeal']);
  });

  it('R4.20 is not withdrawn while two members are about to decide it', async () => {
    const given = await openedAppeal(env);
    const ruling = await decider.ask(proposeRuling, {
      ...named(given),
      verdict: 'refund',
      grounds: 'no-proof',
      fault: null,
      reason: 'no payment was made',
    });
    expect(refusal(await given.buyer.browser.call(cancelAppeal, named(given)))).toBe('p2p-appeals.being-decided');
    await approver.ask(decideRuling, { rulingNo: ruling.rulingNo, isApproved: false, reason: 'ask the seller first' });
    expect((await given.buyer.browser.ask(cancelAppeal, named(given))).isDone).toBe(true);
  });

  it('R4.20 T17 T18 ends when the two settle it, in the same transaction', async () => {
    const released = await openedAppeal(env);
    await released.seller.browser.ask(releaseCoins, {
      ...named(released),
      amountSeen: '101',
      isPayerTheBuyer: true,
      accountPwd: fundPassword,
    });
    const waived = await openedAppeal(env);
    await waived.buyer.browser.ask(cancelOrder, { ...named(waived), reason: 'both-agreed', hasNotPaid: true });
    for (const [given, outcome] of [
      [released, 'release-coins'],
      [waived, 'cancel-order'],
    ] as const) {
      const [closed] = await env.query(`SELECT outcome, next_at FROM p2p_appeals_cases WHERE order_no = $1`, [given.order.orderNo]);
      expect(closed).toEqual({ outcome, next_at: null });
      const late = await given.seller.browser.call(addStatement, {
        orderNo: given.order.orderNo,
        kind: 'statement',
        text: otherWords,
      });
      expect(refusal(late)).toBe('p2p-appeals.no-case');
    }
  });
});

describe('what is said in an appeal', () => {
  it('R4.20 is said once by each side, lies encrypted, and its hash stands in the chain', async () => {
    const given = await openedAppeal(env);
    await state(given, 'seller');
    const again = await given.seller.browser.call(addStatement, {
      orderNo: given.order.orderNo,
      kind: 'statement',
      text: 'Something else entirely.',
    });
    expect(refusal(again)).toBe('p2p-appeals.stated');
    expect(refusal(await answer(given, 'seller'))).toBe('p2p-appeals.nothing-asked');
    const kept = await env.query<{ text: string }>(`SELECT closed_text AS text FROM p2p_appeals_statements`);
    expect(kept.filter(({ text }) => text.includes('received'))).toEqual([]);
    const seen = await risk.ask(viewOrder, { orderNo: given.order.orderNo, reason: 'complaint' });
    expect(seen.isChainWhole).toBe(true);
    expect(seen.events.at(-1)).toMatchObject({ code: 'state-appeal', actor: 'seller' });
    expect(seen.events.at(-1)?.details).toMatch(/^words: [0-9a-f]{64}$/);
  });

  it('R4.20 cannot be written, changed or removed by the role of the site but by its function, and only by the people of the case', async () => {
    const given = await openedAppeal(env);
    const stranger = await trade(env);
    const client = new pg.Client({ connectionString: env.config.databaseUrl('api') });
    await client.connect();
    const code = (statement: string, values: unknown[] = []) =>
      client.query(statement, values).then(
        () => 'done',
        (error: { code: string }) => error.code,
      );
    try {
      expect(await code(`UPDATE p2p_appeals_statements SET closed_text = ''`)).toBe('42501');
      expect(await code(`DELETE FROM p2p_appeals_statements`)).toBe('42501');
      expect(await code(`UPDATE p2p_appeals_cases SET closed_at = now()`)).toBe('42501');
      const said = `SELECT p2p_appeals_state('1234567890123456789', $1, $2, 'statement', 'x')`;
      expect(await code(said, [given.order.orderNo, stranger.buyer.accountId])).toBe('PB009');
      expect(await code(said, [stranger.order.orderNo, stranger.buyer.accountId])).toBe('PB009');
    } finally {
      await client.end();
    }
  });
});

describe('the clock of an appeal', () => {
  it('R4.20 goes on without a silent side, then to staff, who are late in sight of both; no coin moves', async () => {
    const given = await openedAppeal(env);
    await pass(given, 29);
    expect(await clockOf(given)).toMatchObject({ turn: 'seller', duty: 'state', isLate: false });
    await pass(given, 2);
    expect(await clockOf(given)).toMatchObject({ turn: 'staff', duty: 'take', silent: ['seller'], isLate: false });
    expect((await events(given)).slice(3)).toEqual(['miss-statement']);
    await pass(given, 15);
    expect(await clockOf(given)).toMatchObject({ turn: 'staff', duty: 'take', isLate: true });
    expect((await events(given)).slice(3)).toEqual(['miss-statement', 'miss-decision']);
    expect((await metrics.appealsLate.get()).values[0]?.value).toBe(1);
    await pass(given, 600);
    await keepClocks(worker);
    expect((await events(given)).slice(3)).toEqual(['miss-statement', 'miss-decision']);
    expect(await detailOf(given)).toMatchObject({ orderStatus: 2 });
    const { cases } = await decider.ask(caseQueue, {});
    expect(cases[0]?.order.orderNo).toBe(given.order.orderNo);
    await decider.ask(takeCase, { orderNo: given.order.orderNo });
    await keepClocks(worker);
    expect((await metrics.appealsLate.get()).values[0]?.value).toBe(0);
  });

  it('R4.20 of one case that something is wrong with stops no other, and is kept once it is mended', async () => {
    const [wrong, right] = [await openedAppeal(env), await openedAppeal(env)];
    const number = `(SELECT id FROM p2p_appeals_cases WHERE order_no = '${wrong.order.orderNo}')`;
    const [{ id } = { id: '' }] = await env.query<{ id: string }>(`SELECT ${number}::text AS id`);
    const mend = await failingRow(env, 'p2p_appeals_cases', `NEW.id = ${id} AND NEW.silence_noted_at IS NOT NULL`);
    await pass(wrong, 32);
    await pass(right, 31);
    expect((await events(right)).slice(3)).toEqual(['miss-statement']);
    expect((await events(wrong)).slice(3)).toEqual([]);
    await mend();
    await keepClocks(worker);
    expect((await events(wrong)).slice(3)).toEqual(['miss-statement']);
  });

  it('R4.20 gives staff two hours once they have the case; taking it over gives no more', async () => {
    const given = await openedAppeal(env);
    await state(given, 'seller');
    await keepClocks(worker);
    const taken = await decider.ask(takeCase, { orderNo: given.order.orderNo });
    expect(taken.takenBy).not.toBeNull();
    const before = await clockOf(given);
    expect(before).toMatchObject({ turn: 'staff', duty: 'decide' });
    await risk.ask(takeCase, { orderNo: given.order.orderNo });
    expect((await clockOf(given)).until).toBe(before.until);
    expect((await events(given)).filter((code) => code === 'take-case')).toHaveLength(1);
    await pass(given, 121);
    expect(await clockOf(given)).toMatchObject({ duty: 'decide', isLate: true });
    expect((await events(given)).at(-1)).toBe('miss-decision');
  });

  it('R4.20 stands still for staff while a side has a question to answer', async () => {
    const given = await openedAppeal(env);
    await state(given, 'seller');
    await decider.ask(takeCase, { orderNo: given.order.orderNo });
    expect((await ask(given, 'buyer')).body.code).toBe('00000');
    expect(refusal(await ask(given, 'seller'))).toBe('p2p-appeals.asked');
    expect(await clockOf(given)).toMatchObject({ turn: 'buyer', duty: 'answer' });
    expect(refusal(await answer(given, 'seller'))).toBe('p2p-appeals.nothing-asked');
    await answer(given, 'buyer', 'Here it is: paid at noon from my own account.');
    expect(await clockOf(given)).toMatchObject({ turn: 'staff', duty: 'decide' });
    const appeal = await appealOf(given, 'seller');
    expect(appeal?.requests).toMatchObject([{ side: 'buyer', evidence: 'payment', text: 'Please show us the transfer.' }]);
    expect(appeal?.statements.at(-1)).toMatchObject({ side: 'buyer', kind: 'answer' });
    expect(await events(given)).toContain('answer-staff');
  });

  it('R4.20 goes on without an answer, after which another question can be asked, and a late answer to it still be given', async () => {
    const given = await openedAppeal(env);
    await state(given, 'seller');
    await decider.ask(takeCase, { orderNo: given.order.orderNo });
    await ask(given, 'buyer');
    await pass(given, 31);
    expect(await clockOf(given)).toMatchObject({ turn: 'staff', duty: 'decide', isLate: false });
    expect((await events(given)).at(-1)).toBe('miss-answer');
    expect((await answer(given, 'buyer')).body.code).toBe('00000');
    expect((await ask(given, 'seller')).body.code).toBe('00000');
    expect(await clockOf(given)).toMatchObject({ turn: 'seller', duty: 'answer' });
  });

  it('R4.20 gives everybody a day where money takes longer than an hour', async () => {
    const given = await paidTrade(env);
    await env.query(`UPDATE p2p_orders_orders SET settle_minutes = $2 WHERE order_no = $1`, [given.order.orderNo, slowAfterMinutes + 1]);
    await given.buyer.browser.ask(openAppeal, { ...named(given), reason: 'abuse', text: someWords });
    await pass(given, 23 * 60);
    expect(await clockOf(given)).toMatchObject({ turn: 'seller' });
    await pass(given, 61);
    expect(await clockOf(given)).toMatchObject({ turn: 'staff', silent: ['seller'] });
  });
});

it('R4.20 the database opens cases for the reasons that the rules name', async () => {
  const [source] = await env.query<{ text: string }>(`SELECT prosrc AS text FROM pg_proc WHERE proname = 'p2p_appeals_note_event'`);
  for (const [step, reason] of Object.entries(ownReasons)) expect(source?.text).toContain(`WHEN '${step}' THEN '${reason}'`);
  const found = await env.query<{ reason: string }>('SELECT DISTINCT reason FROM p2p_appeals_cases');
  for (const { reason } of found) expect(caseReasons).toContain(reason);
});
