import { auditList } from '@peerbourse/contract/core/audit/audit-list';
import { addStatement } from '@peerbourse/contract/p2p/p2p-appeals/add-statement';
import { caseQueue } from '@peerbourse/contract/p2p/p2p-appeals/desk/case-queue';
import { decideAward } from '@peerbourse/contract/p2p/p2p-appeals/desk/decide-award';
import { holdForClaim } from '@peerbourse/contract/p2p/p2p-appeals/desk/hold-for-claim';
import { proposeAward } from '@peerbourse/contract/p2p/p2p-appeals/desk/propose-award';
import { releaseClaimHold } from '@peerbourse/contract/p2p/p2p-appeals/desk/release-claim-hold';
import { takeCase } from '@peerbourse/contract/p2p/p2p-appeals/desk/take-case';
import { viewCase } from '@peerbourse/contract/p2p/p2p-appeals/desk/view-case';
import { orderAppeal } from '@peerbourse/contract/p2p/p2p-appeals/order-appeal';
import { questionClosedOrder } from '@peerbourse/contract/p2p/p2p-appeals/question-closed-order';
import { withdrawClaim } from '@peerbourse/contract/p2p/p2p-appeals/withdraw-claim';
import { continueOrder } from '@peerbourse/contract/p2p/p2p-orders/commands/continue-order';
import { decideRuling } from '@peerbourse/contract/p2p/p2p-orders/desk/decide-ruling';
import { proposeRuling } from '@peerbourse/contract/p2p/p2p-orders/desk/propose-ruling';
import { stopOrder } from '@peerbourse/contract/p2p/p2p-orders/desk/stop-order';
import { orderDetail } from '@peerbourse/contract/p2p/p2p-orders/order-detail';
import { refusalOfCode } from '@peerbourse/contract/refusals';
import { appealClock } from '@peerbourse/rules/p2p-appeals/appeal-clock';
import type { ClaimReason } from '@peerbourse/rules/p2p-appeals/claim-reasons';
import type { OrderSide } from '@peerbourse/rules/p2p-orders/order-state';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from '../support/browser.ts';
import { openMarket } from '../support/fixtures/advertising-users.ts';
import { appealedTrade } from '../support/fixtures/order-ways.ts';
import { type Trade, trade } from '../support/fixtures/ordering-users.ts';
import { fundPassword } from '../support/fixtures/paying-users.ts';
import { claimedTrade, claimWords, completedTrade } from '../support/fixtures/valid-p2p-appeals-requests.ts';
import { staffBrowser } from '../support/fixtures/valid-staff-requests.ts';
import { invariants } from '../support/invariants.ts';
import { openTestEnvironment, type TestEnvironment } from '../support/test-environment.ts';

let env: TestEnvironment;
let decider: Browser;
let approver: Browser;
let risk: Browser;
let otherRisk: Browser;
let auditor: Browser;

beforeAll(async () => {
  env = await openTestEnvironment();
  await Promise.all([env.start('api'), env.start('admin')]);
  await openMarket(env);
  [decider, approver, risk, otherRisk, auditor] = await Promise.all([
    staffBrowser(env, ['decider']),
    staffBrowser(env, ['approver']),
    staffBrowser(env, ['risk']),
    staffBrowser(env, ['risk']),
    staffBrowser(env, ['auditor']),
  ]);
});

afterAll(async () => {
  for (const [name, query] of Object.entries(invariants)) expect(await env.query(query), name).toEqual([]);
  await env.close();
});

const reason = 'the bank statement shows it clearly';
const refusal = ({ body }: { body: { code: unknown } }) => refusalOfCode(String(body.code));
const named = ({ order: { orderNo, version } }: Trade) => ({ orderNo, version });

/** In units of USDT. */
async function units(accountId: string, purpose: 'otc' | 'risk' | 'spot'): Promise<bigint> {
  const rows = await env.query<{ balance: string }>(
    `SELECT balance::text FROM ledger_account_balances WHERE owner_id = $1 AND asset = 'USDT' AND purpose = $2`,
    [accountId, purpose],
  );
  return BigInt(rows[0]?.balance ?? 0);
}

async function house(): Promise<bigint> {
  const rows = await env.query<{ balance: string }>(
    `SELECT balance::text FROM ledger_account_balances WHERE owner_id IS NULL AND asset = 'USDT' AND purpose = 'compensation'`,
  );
  return BigInt(rows[0]?.balance ?? 0);
}

/** It ended that many minutes earlier. */
async function endedAgo({ order }: Trade, minutes: number): Promise<void> {
  await env.query(
    `UPDATE p2p_orders_orders SET closed_at = closed_at - make_interval(mins => $2), claim_by = claim_by - make_interval(mins => $2) WHERE order_no = $1`,
    [order.orderNo, minutes],
  );
}

/** Leaves that many units in the P2P wallet. */
async function leave(accountId: string, left: bigint): Promise<void> {
  const out = (await units(accountId, 'otc')) - left;
  await env.query(
    `SELECT ledger_post('debit', 'debit:claims:' || $1::text, '', ARRAY[$1::bigint, NULL], '{USDT,USDT}', '{otc,opening}', '{"",""}', ARRAY[-$2::bigint, $2::bigint])`,
    [accountId, String(out)],
  );
}

const question = (given: Trade, side: OrderSide, why: ClaimReason) =>
  given[side].browser.call(questionClosedOrder, { ...named(given), reason: why, text: claimWords });
const questioned = async (given: Trade, side: OrderSide, why: ClaimReason): Promise<Trade> => {
  const { isDone, order } = await given[side].browser.ask(questionClosedOrder, { ...named(given), reason: why, text: claimWords });
  expect(isDone).toBe(true);
  return { ...given, order };
};
const detail = (given: Trade, orderNo = given.order.orderNo) => given.buyer.browser.ask(orderDetail, { orderNo });
const caseOf = async (given: Trade, side: OrderSide = 'buyer', orderNo = given.order.orderNo) =>
  (await given[side].browser.ask(orderAppeal, { orderNo })).appeal;
const eventsOf = async (orderNo: string) => {
  const rows = await env.query<{ code: string }>(
    `SELECT code FROM p2p_orders_events JOIN p2p_orders_orders trade ON trade.id = order_id WHERE order_no = $1 ORDER BY seq`,
    [orderNo],
  );
  return rows.map(({ code }) => code);
};

const upheld = { outcome: 'upheld', toSide: null, amount: null, source: null, grounds: 'no-proof', fault: null, reason } as const;
const paid = (toSide: OrderSide, amount: string, source: 'held' | 'fund') =>
  ({ outcome: 'paid', toSide, amount, source, grounds: 'reversed', fault: 'buyer', reason }) as const;
const hold = (given: Trade, side: OrderSide, amount: string) =>
  decider.ask(holdForClaim, { orderNo: given.order.orderNo, side, amount, reason });

describe('a claim', () => {
  it('R4.20 R7.11 T25 is for reasons of the own side and of this end, one at a time, and for nobody else', async () => {
    const given = await completedTrade(env);
    for (const [side, why] of [
      ['buyer', 'paid-late'],
      ['buyer', 'reversed'],
      ['seller', 'overpaid'],
      ['buyer', 'ruling-wrong'],
    ] as const)
      expect(refusal(await question(given, side, why)), `${side} ${why}`).toBe('p2p-appeals.wrong-reason');
    const stranger = await trade(env);
    const foreign = await stranger.buyer.browser.call(questionClosedOrder, { ...named(given), reason: 'other', text: claimWords });
    expect(refusal(foreign)).toBe('p2p-orders.unknown-order');
    const open = await stranger.buyer.browser.call(questionClosedOrder, { ...named(stranger), reason: 'other', text: claimWords });
    expect(refusal(open)).toBe('p2p-orders.not-now');
    const claimed = await questioned(given, 'seller', 'reversed');
    expect(claimed.order).toMatchObject({ orderStatus: 3, closeReason: 'completed' });
    expect(refusal(await question(claimed, 'buyer', 'overpaid'))).toBe('p2p-appeals.claim-open');
    const hidden = await stranger.buyer.browser.call(orderAppeal, { orderNo: given.order.orderNo });
    expect(refusal(hidden)).toBe('p2p-orders.unknown-order');
    const withdrawn = await stranger.buyer.browser.call(withdrawClaim, { orderNo: given.order.orderNo });
    expect(refusal(withdrawn)).toBe('p2p-orders.unknown-order');
    const stopped = await trade(env);
    await risk.ask(stopOrder, { ...named(stopped), reason });
    const after = { ...stopped, order: await detail(stopped) };
    expect(refusal(await question(after, 'buyer', 'other'))).toBe('p2p-orders.not-now');
  });

  it('R4.20 T25 counts no trade twice, and lets nobody continue what was ruled', async () => {
    const given = await claimedTrade(env);
    const [counted] = await env.query<{ total: number }>('SELECT orders_total AS total FROM p2p_users_counters WHERE account_id = $1', [
      given.buyer.accountId,
    ]);
    expect(counted?.total).toBe(1);
    const ruled = await ruledTrade('refund');
    const continued = await ruled.seller.browser.call(continueOrder, { ...named(ruled), accountPwd: fundPassword });
    expect(refusal(continued)).toBe('p2p-orders.not-now');
  });

  it('R4.20 T25 is possible for five days, and gives everybody a day to speak', async () => {
    const late = await completedTrade(env);
    await endedAgo(late, 5 * 24 * 60 + 1);
    expect(refusal(await question(late, 'seller', 'reversed'))).toBe('p2p-orders.not-now');
    const given = await claimedTrade(env);
    const { orderNo } = given.order;
    const asked = await caseOf(given);
    if (!asked) throw new Error('there is an open claim');
    const { turn, until } = appealClock(asked.facts, asked.serverTimestamp);
    expect([turn, until - asked.facts.openedAt]).toEqual(['buyer', 24 * 60 * 60_000]);
    await given.buyer.browser.ask(addStatement, { orderNo, kind: 'statement', text: 'Nothing was taken back by me.' });
    await decider.ask(takeCase, { orderNo });
    const { cases } = await decider.ask(caseQueue, {});
    expect(cases.find(({ order }) => order.orderNo === orderNo)).toMatchObject({ kind: 'claim', reason: 'reversed' });
  });

  it('R4.20 T25 that is upheld moves nothing, gives back what was held, and is told to both', async () => {
    const given = await claimedTrade(env);
    const { orderNo } = given.order;
    const before = await units(given.buyer.accountId, 'otc');
    await hold(given, 'buyer', '100');
    expect(before - (await units(given.buyer.accountId, 'otc'))).toBe(100_000_000n);
    const { awardNo } = await decider.ask(proposeAward, { orderNo, ...upheld });
    const early = await given.seller.browser.call(withdrawClaim, { orderNo });
    expect(refusal(early)).toBe('p2p-appeals.being-decided');
    expect(await approver.ask(decideAward, { awardNo, isApproved: true, reason })).toMatchObject({ state: 'approved' });
    expect(await units(given.buyer.accountId, 'otc')).toBe(before);
    for (const side of ['buyer', 'seller'] as const)
      expect(await caseOf(given, side)).toMatchObject({
        closed: { by: 'uphold-claim' },
        decision: { outcome: 'upheld', amount: null, grounds: 'no-proof' },
        held: [],
      });
    expect(refusal(await question({ ...given, order: await detail(given) }, 'seller', 'reversed'))).toBe('p2p-appeals.questioned');
    expect((await eventsOf(orderNo)).slice(-3)).toEqual(['question-order', 'hold-claim', 'uphold-claim']);
    const { entries } = await auditor.ask(auditList, { subject: orderNo });
    expect(entries.map(({ act }) => act)).toEqual(['p2p-appeals.award-decided', 'p2p-appeals.award-proposed', 'p2p-appeals.held']);
  });

  it.each(['100', '40.000001'])(
    'R4.20 T25 pays %s of held coins to the other side to the unit, and gives the rest back',
    async (amount) => {
      const given = await claimedTrade(env);
      const { orderNo } = given.order;
      const before = { buyer: await units(given.buyer.accountId, 'otc'), seller: await units(given.seller.accountId, 'otc') };
      await hold(given, 'buyer', '100');
      await hold(given, 'seller', '7');
      const { awardNo } = await risk.ask(proposeAward, { orderNo, ...paid('seller', amount, 'held') });
      await approver.ask(decideAward, { awardNo, isApproved: true, reason });
      const won = BigInt(Number(amount) * 1_000_000);
      expect((await units(given.seller.accountId, 'otc')) - before.seller).toBe(won);
      expect(before.buyer - (await units(given.buyer.accountId, 'otc'))).toBe(won);
      expect([await units(given.buyer.accountId, 'risk'), await units(given.seller.accountId, 'risk')]).toEqual([0n, 0n]);
      expect(await caseOf(given)).toMatchObject({
        closed: { by: 'award-claim' },
        decision: { outcome: 'paid', toSide: 'seller', amount, source: 'held', fault: 'buyer' },
      });
    },
  );

  it('R4.20 T25 is paid by the exchange where nothing is left to hold', async () => {
    const given = await claimedTrade(env);
    const { orderNo } = given.order;
    const before = { seller: await units(given.seller.accountId, 'otc'), house: await house() };
    const { awardNo } = await decider.ask(proposeAward, { orderNo, ...paid('seller', '55', 'fund') });
    await risk.ask(decideAward, { awardNo, isApproved: true, reason });
    expect((await units(given.seller.accountId, 'otc')) - before.seller).toBe(55_000_000n);
    expect(before.house - (await house())).toBe(55_000_000n);
  });

  it('R4.20 T25 holds no more than there is, than the order was about, nor twice; one member gives it back', async () => {
    const given = await claimedTrade(env);
    const { orderNo } = given.order;
    for (const amount of ['0', '100.000001'])
      expect(refusal(await decider.call(holdForClaim, { orderNo, side: 'buyer', amount, reason }))).toBe('p2p-appeals.bad-amount');
    await leave(given.buyer.accountId, 10_000_000n);
    expect(refusal(await decider.call(holdForClaim, { orderNo, side: 'buyer', amount: '11', reason }))).toBe('ledger.too-little');
    await hold(given, 'buyer', '10');
    expect(refusal(await decider.call(holdForClaim, { orderNo, side: 'buyer', amount: '1', reason }))).toBe('p2p-appeals.held');
    const tooMuch = await decider.call(proposeAward, { orderNo, ...paid('seller', '11', 'held') });
    expect(refusal(tooMuch)).toBe('p2p-appeals.not-held');
    const ownCoins = await decider.call(proposeAward, { orderNo, ...paid('buyer', '5', 'held') });
    expect(refusal(ownCoins)).toBe('p2p-appeals.not-held');
    for (const terms of [
      { ...upheld, amount: '1' },
      { ...paid('seller', '5', 'fund'), source: null },
    ])
      expect(refusal(await decider.call(proposeAward, { orderNo, ...terms }))).toBe('p2p-appeals.bad-amount');
    const { holds } = await decider.ask(releaseClaimHold, { orderNo, side: 'buyer', reason });
    expect(holds).toMatchObject([{ side: 'buyer', amount: '10', endedAt: expect.any(String) }]);
    expect(await units(given.buyer.accountId, 'otc')).toBe(10_000_000n);
    expect(refusal(await decider.call(releaseClaimHold, { orderNo, side: 'buyer', reason }))).toBe('p2p-appeals.not-held');
    const appealed = await appealedTrade(env);
    const inEscrow = await decider.call(holdForClaim, { orderNo: appealed.order.orderNo, side: 'buyer', amount: '1', reason });
    expect(refusal(inEscrow)).toBe('p2p-appeals.no-case');
  });

  it('R4.20 T25 is decided by two, once; rejected, another award can be proposed', async () => {
    const given = await claimedTrade(env);
    const { orderNo } = given.order;
    const { awardNo } = await risk.ask(proposeAward, { orderNo, ...paid('seller', '5', 'fund') });
    expect(refusal(await risk.call(decideAward, { awardNo, isApproved: true, reason }))).toBe('p2p-appeals.own-award');
    expect(refusal(await decider.call(proposeAward, { orderNo, ...upheld }))).toBe('p2p-appeals.award-open');
    expect(await approver.ask(decideAward, { awardNo, isApproved: false, reason })).toMatchObject({ state: 'rejected' });
    expect(refusal(await approver.call(decideAward, { awardNo, isApproved: true, reason }))).toBe('p2p-appeals.award-over');
    const next = await decider.ask(proposeAward, { orderNo, ...upheld });
    const both = await Promise.all(
      [approver, risk].map((member) => member.call(decideAward, { awardNo: next.awardNo, isApproved: true, reason })),
    );
    expect(both.filter(({ body }) => body.code !== undefined && refusal({ body } as never) === 'p2p-appeals.award-over')).toHaveLength(1);
    const seen = await auditor.ask(viewCase, { orderNo, reason: 'audit' });
    expect(seen.case).toMatchObject({ closed: { by: 'uphold-claim' }, awards: [{ state: 'approved' }, { state: 'rejected' }] });
  });
});

/** An order that the decider and the approver have ruled. */
async function ruledTrade(verdict: 'release' | 'refund'): Promise<Trade> {
  const given = await appealedTrade(env);
  const { rulingNo } = await decider.ask(proposeRuling, { ...named(given), verdict, grounds: 'other', fault: null, reason });
  await approver.ask(decideRuling, { rulingNo, isApproved: true, reason });
  return { ...given, order: await detail(given) };
}

describe('the second instance', () => {
  it('R4.20 R7.11 looks at a ruling once, by two other members, and is final', async () => {
    const given = await questioned(await ruledTrade('refund'), 'buyer', 'ruling-wrong');
    const { orderNo } = given.order;
    expect(await caseOf(given, 'seller')).toMatchObject({ kind: 'review', caseNo: `${orderNo}-2`, reason: 'ruling-wrong' });
    expect(refusal(await decider.call(proposeAward, { orderNo, ...upheld }))).toBe('p2p-appeals.first-instance');
    await hold(given, 'seller', '100');
    const { awardNo } = await risk.ask(proposeAward, { orderNo, ...paid('buyer', '100', 'held') });
    expect(refusal(await approver.call(decideAward, { awardNo, isApproved: true, reason }))).toBe('p2p-appeals.first-instance');
    const before = await units(given.buyer.accountId, 'otc');
    await otherRisk.ask(decideAward, { awardNo, isApproved: true, reason });
    expect((await units(given.buyer.accountId, 'otc')) - before).toBe(100_000_000n);
    const after = { ...given, order: await detail(given) };
    for (const side of ['buyer', 'seller'] as const)
      expect(refusal(await question(after, side, 'ruling-wrong'))).toBe('p2p-appeals.questioned');
  });

  it('R4.20 is asked for within three days', async () => {
    const given = await ruledTrade('release');
    await endedAgo(given, 72 * 60 + 1);
    expect(refusal(await question(given, 'seller', 'ruling-wrong'))).toBe('p2p-orders.not-now');
  });
});

describe('the database', () => {
  const as = async (role: 'api' | 'admin', statements: ReadonlyArray<readonly [string, readonly unknown[]]>): Promise<string> => {
    const client = new pg.Client({ connectionString: env.config.databaseUrl(role) });
    await client.connect();
    try {
      await client.query('BEGIN');
      for (const [statement, values] of statements) await client.query(statement, [...values]);
      await client.query('COMMIT');
      return 'done';
    } catch (error) {
      return (error as { code: string }).code;
    } finally {
      await client.end();
    }
  };
  const compensate = (key: string, given: Trade, amount: number) =>
    [
      `SELECT ledger_post('p2p-compensation', $1, $2, ARRAY[NULL, $3::bigint], '{USDT,USDT}', '{compensation,otc}', '{"",""}', ARRAY[-$4::bigint, $4::bigint])`,
      [key, `${given.order.orderNo}-1`, given.seller.accountId, amount],
    ] as const;
  const staff = (role: string) => `(SELECT id FROM staff_members WHERE roles = '{${role}}' LIMIT 1)`;
  const approve = (awardNo: string, by: string, key: string) =>
    [
      `UPDATE p2p_appeals_awards SET state = 'approved', decided_at = app_now(), decision_reason = 'a reason of the tests', decided_by = ${by},
         journal_id = (SELECT id FROM ledger_journals WHERE key = $2) WHERE award_no = $1`,
      [awardNo, key],
    ] as const;

  it('R4.20 pays no coins of the exchange without an award of two, of that amount, to that side', async () => {
    const given = await claimedTrade(env);
    const { orderNo } = given.order;
    const { awardNo } = await decider.ask(proposeAward, { orderNo, ...paid('seller', '5', 'fund') });
    const key = `p2p-award:${awardNo}`;
    expect(await as('api', [compensate(key, given, 5_000_000)])).toBe('42501');
    expect(await as('admin', [compensate(key, given, 5_000_000)])).toBe('PB009');
    expect(await as('admin', [compensate(key, given, 5_000_001), approve(awardNo, staff('approver'), key)])).toBe('PB009');
    expect(await as('admin', [compensate(key, given, 5_000_000), approve(awardNo, 'proposed_by', key)])).toBe('PB007');
    expect(await as('admin', [compensate(key, given, 5_000_000), approve(awardNo, staff('decider'), key)])).toBe('PB007');
    expect(
      await as('admin', [compensate(key, { ...given, seller: given.buyer }, 5_000_000), approve(awardNo, staff('approver'), key)]),
    ).toBe('PB009');
    // Approved without a payment, or by the journal of something else.
    expect(await as('admin', [approve(awardNo, staff('approver'), 'nothing')])).toBe('23514');
    expect(await as('admin', [approve(awardNo, staff('approver'), `p2p-order:${orderNo}:release`)])).toBe('PB009');
    expect(await as('admin', [[`UPDATE p2p_appeals_awards SET amount = 1 WHERE award_no = $1`, [awardNo]]])).toBe('42501');
    expect(await as('admin', [[`UPDATE p2p_appeals_cases SET closed_at = app_now() WHERE order_no = $1`, [orderNo]]])).toBe('42501');
    expect(await as('admin', [compensate(key, given, 5_000_000), approve(awardNo, staff('approver'), key)])).toBe('done');
    expect(await caseOf(given)).toMatchObject({ closed: { by: 'award-claim' } });
  });

  it('R4.20 holds no coins without a row, for nobody else, and not by the public role unless money came late', async () => {
    const given = await claimedTrade(env);
    const { orderNo } = given.order;
    const [{ id } = { id: '' }] = await env.query<{ id: string }>(`SELECT id::text FROM p2p_appeals_cases WHERE order_no = $1`, [orderNo]);
    const set = (key: string, receiver: string) =>
      [
        `SELECT ledger_hold('p2p-claim-hold', $1, $2, $3, 'USDT', 'otc', $3, 'risk', $2, 5, NULL, false, ARRAY[$4]::bigint[])`,
        [key, `${orderNo}-1`, given.buyer.accountId, receiver],
      ] as const;
    const row = (columns: string, values: string) =>
      [
        `INSERT INTO p2p_appeals_holds (case_id, hold_id, side, amount${columns})
         SELECT $1, hold.id, 'buyer', 5${values} FROM ledger_holds hold WHERE hold.reference = $2`,
        [id, `${orderNo}-1`],
      ] as const;
    for (const role of ['api', 'admin'] as const) expect(await as(role, [set(`${role}-1`, given.seller.accountId)])).toBe('PB009');
    expect(await as('api', [set('api-2', given.seller.accountId), row('', '')])).toBe('PB009');
    expect(await as('admin', [set('admin-2', given.seller.accountId), row('', '')])).toBe('PB009');
    const byStaff = row(', held_by, reason', `, ${staff('decider')}, 'a reason of the tests'`);
    const byOther = row(', held_by, reason', `, ${staff('approver')}, 'a reason of the tests'`);
    expect(await as('admin', [set('admin-3', given.buyer.accountId), byStaff])).toBe('PB009');
    expect(await as('admin', [set('admin-4', given.seller.accountId), byOther])).toBe('PB007');
    expect(await as('admin', [set('admin-5', given.seller.accountId), byStaff])).toBe('done');
    // What is held leaves by its row and its hold alone.
    const [{ hold: held } = { hold: '' }] = await env.query<{ hold: string }>(
      `SELECT hold_id AS hold FROM p2p_appeals_holds WHERE case_id = $1`,
      [id],
    );
    const end = (exit: string, kind: string, to: string) =>
      [`SELECT ledger_end_hold($1, $2, $3, 'stolen-hold', ARRAY[$4::bigint], '{otc}', '{5}')`, [held, exit, kind, to]] as const;
    const ended = [`UPDATE p2p_appeals_holds SET ended_at = app_now() WHERE hold_id = $1`, [held]] as const;
    expect(await as('admin', [end('release', 'p2p-award', given.seller.accountId), ended])).toBe('PB009');
    expect(await as('admin', [end('refund', 'p2p-claim-return', given.buyer.accountId)])).toBe('PB009');
    expect(await as('api', [end('refund', 'p2p-claim-return', given.buyer.accountId), ended])).toBe('PB009');
    const around = `SELECT ledger_post('p2p-claim-return', 'around', $1, ARRAY[$2::bigint, $2], '{USDT,USDT}', '{risk,otc}', ARRAY[$1, ''], '{-5,5}')`;
    for (const role of ['api', 'admin'] as const) expect(await as(role, [[around, [`${orderNo}-1`, given.buyer.accountId]]])).toBe('PB009');
    expect(await as('admin', [end('refund', 'p2p-claim-return', given.buyer.accountId), ended])).toBe('done');
  });

  it('R4.20 has a ruling reviewed by others, whatever the console says, and opens no claims but those of the two people', async () => {
    const given = await questioned(await ruledTrade('release'), 'seller', 'ruling-wrong');
    const { orderNo } = given.order;
    const { awardNo } = await risk.ask(proposeAward, { orderNo, ...upheld });
    const decide = (by: string) =>
      [
        `UPDATE p2p_appeals_awards SET state = 'approved', decided_at = app_now(), decision_reason = 'a reason of the tests', decided_by = ${by} WHERE award_no = $1`,
        [awardNo],
      ] as const;
    expect(await as('admin', [decide(staff('approver'))])).toBe('PB007');
    const open = `SELECT p2p_appeals_open_claim($1, $2, $3, 'other')`;
    const stranger = await completedTrade(env);
    expect(await as('api', [[open, [orderNo, stranger.buyer.accountId, 'review']]])).toBe('PB009');
    expect(await as('api', [[open, [stranger.order.orderNo, stranger.buyer.accountId, 'review']]])).toBe('PB009');
    expect(await as('api', [[open, [stranger.order.orderNo, stranger.buyer.accountId, 'appeal']]])).toBe('PB009');
    expect(await as('admin', [[open, [stranger.order.orderNo, stranger.buyer.accountId, 'claim']]])).toBe('42501');
  });
});
