import { auditList } from '@peerbourse/contract/core/audit/audit-list';
import { notificationList } from '@peerbourse/contract/core/notifications/notification-list';
import { myWork } from '@peerbourse/contract/identity/work/my-work';
import { decideAward } from '@peerbourse/contract/p2p/p2p-appeals/desk/decide-award';
import { proposeAward } from '@peerbourse/contract/p2p/p2p-appeals/desk/propose-award';
import { questionClosedOrder } from '@peerbourse/contract/p2p/p2p-appeals/question-closed-order';
import { decideCompensation } from '@peerbourse/contract/p2p/p2p-merchants/desk/decide-compensation';
import { orderCompensations } from '@peerbourse/contract/p2p/p2p-merchants/desk/order-compensations';
import { proposeCompensation } from '@peerbourse/contract/p2p/p2p-merchants/desk/propose-compensation';
import { merchantStanding } from '@peerbourse/contract/p2p/p2p-merchants/merchant-standing';
import { releaseProgress } from '@peerbourse/contract/p2p/p2p-merchants/release-progress';
import { topUpDeposit } from '@peerbourse/contract/p2p/p2p-merchants/top-up-deposit';
import { decideRuling } from '@peerbourse/contract/p2p/p2p-orders/desk/decide-ruling';
import { proposeRuling } from '@peerbourse/contract/p2p/p2p-orders/desk/propose-ruling';
import { orderDetail } from '@peerbourse/contract/p2p/p2p-orders/order-detail';
import { refusalOfCode } from '@peerbourse/contract/refusals';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { keepDeadlines } from '#modules/p2p/p2p-merchants/keeping/keep-deadlines.ts';
import { type RoleRuntime, startRole } from '#platform/role-runtime.ts';
import type { Browser } from '../support/browser.ts';
import { openMarket } from '../support/fixtures/advertising-users.ts';
import { ruledTrade } from '../support/fixtures/compensations.ts';
import { depositOf, passDays, walletOf } from '../support/fixtures/merchants.ts';
import { appealedTrade } from '../support/fixtures/order-ways.ts';
import { type Trade, trade } from '../support/fixtures/ordering-users.ts';
import { giveMerchantStatus } from '../support/fixtures/quick-users.ts';
import { staffBrowser } from '../support/fixtures/valid-staff-requests.ts';
import { invariants } from '../support/invariants.ts';
import { openTestEnvironment, type TestEnvironment } from '../support/test-environment.ts';

let env: TestEnvironment;
let worker: RoleRuntime;
let risk: Browser;
let otherRisk: Browser;
let approver: Browser;
let auditor: Browser;

beforeAll(async () => {
  env = await openTestEnvironment();
  await Promise.all([env.start('api'), env.start('admin')]);
  await openMarket(env);
  worker = startRole('worker', env.config);
  [risk, otherRisk, approver, auditor] = await Promise.all([
    staffBrowser(env, ['risk']),
    staffBrowser(env, ['risk']),
    staffBrowser(env, ['approver']),
    staffBrowser(env, ['auditor']),
  ]);
});

afterAll(async () => {
  await worker.db.destroy();
  for (const [name, query] of Object.entries(invariants)) expect(await env.query(query), name).toEqual([]);
  await env.close();
});

const reason = 'the buyer lost it by the merchant';
const refusal = ({ body }: { body: { code: unknown } }) => refusalOfCode(String(body.code));
const propose = (given: Trade, amount: string, by = risk) => by.call(proposeCompensation, { orderNo: given.order.orderNo, amount, reason });
const proposed = (given: Trade, amount: string) => risk.ask(proposeCompensation, { orderNo: given.order.orderNo, amount, reason });
const decide = (compensationNo: string, isApproved = true, by = approver) =>
  by.call(decideCompensation, { compensationNo, isApproved, reason });
const told = async ({ browser }: Trade['buyer']) => (await browser.ask(notificationList, {})).entries.map(({ kind }) => kind);

describe('R1.4 a compensation from the deposit of a merchant', () => {
  it('is paid to the other side when two members say so; row, deposit and ledger move together, and both are told', async () => {
    const given = await ruledTrade(env, staffBrowser);
    const { orderNo } = given.order;
    const before = await walletOf(env, given.buyer);
    const { possible } = await auditor.ask(orderCompensations, { orderNo });
    expect(possible).toMatchObject({ toSide: 'buyer', deposit: '100', most: '100', price: null, priceId: null });
    const { compensationNo } = await proposed(given, '12.5');
    expect(await depositOf(env, given.seller)).toBe(100_000_000n);
    const waiting = async (by: Browser) => (await by.ask(myWork, {})).queues.find(({ name }) => name === 'p2p-merchants.compensations');
    expect((await waiting(approver))?.cases.map(({ number }) => number)).toContain(orderNo);
    expect((await decide(compensationNo)).body.data).toMatchObject({ state: 'approved', amount: '12.5' });
    expect(await depositOf(env, given.seller)).toBe(87_500_000n);
    expect(await walletOf(env, given.buyer)).toBe(before + 12_500_000n);
    expect(await given.seller.browser.ask(merchantStanding, {})).toMatchObject({ state: 'approved', deposit: '87.5', missing: '0' });
    expect(await told(given.seller)).toContain('merchant_deposit_used');
    expect(await told(given.buyer)).toContain('order_compensated');
    const { moves } = await given.seller.browser.ask(releaseProgress, {});
    expect(moves).toEqual([
      { kind: 'compensation', amount: '-12.5', left: '87.5', at: expect.any(String), orderNo },
      { kind: 'added', amount: '100', left: '100', at: expect.any(String), orderNo: null },
    ]);
    const { entries } = await auditor.ask(auditList, { subject: given.seller.userId });
    expect(entries.map(({ act }) => act)).toEqual(['p2p-merchants.compensation-decided', 'p2p-merchants.compensation-proposed']);
    const events = await env.query<{ code: string }>(
      `SELECT code FROM p2p_orders_events JOIN p2p_orders_orders trade ON trade.id = order_id WHERE order_no = $1 ORDER BY seq DESC LIMIT 1`,
      [orderNo],
    );
    expect(events).toEqual([{ code: 'compensate' }]);
  });

  it('asks for more where too little is left, and the status rests when nothing comes', async () => {
    const given = await ruledTrade(env, staffBrowser);
    await decide((await proposed(given, '20.000001')).compensationNo);
    const { browser } = given.seller;
    expect(await browser.ask(merchantStanding, {})).toMatchObject({
      state: 'deposit-short',
      missing: '0.000001',
      dueAt: expect.any(String),
    });
    expect(await told(given.seller)).toContain('merchant_deposit_short');
    await passDays(env, given.seller, 7);
    await keepDeadlines(worker);
    expect(await browser.ask(merchantStanding, {})).toMatchObject({ state: 'suspended' });
    expect(await browser.ask(topUpDeposit, { amount: '0.000001' })).toMatchObject({ state: 'approved', deposit: '80' });
  });

  it('is no more than was lost, and no more than lies there, counted together with what was paid before', async () => {
    const given = await ruledTrade(env, staffBrowser);
    const { orderNo } = given.order;
    expect(refusal(await propose(given, '100.000001'))).toBe('p2p-merchants.bad-compensation');
    expect(refusal(await propose(given, '0'))).toBe('p2p-merchants.bad-compensation');
    await given.seller.browser.ask(topUpDeposit, { amount: '50' });
    const { possible } = await risk.ask(orderCompensations, { orderNo });
    const lost = Number(possible?.loss);
    expect(lost).toBeGreaterThanOrEqual(100);
    expect(lost).toBeLessThan(101);
    expect(refusal(await propose(given, '101'))).toBe('p2p-merchants.bad-compensation');
    await decide((await proposed(given, '60')).compensationNo);
    expect((await risk.ask(orderCompensations, { orderNo })).possible).toMatchObject({ deposit: '90' });
    expect(refusal(await propose(given, '41'))).toBe('p2p-merchants.bad-compensation');
    expect(refusal(await propose(given, '40'))).toBeUndefined();
    expect(refusal(await propose(given, '1'))).toBe('p2p-merchants.compensation-open');
  });

  it('is measured again when it is decided: what was awarded meanwhile is no loss any more', async () => {
    const given = await ruledTrade(env, staffBrowser);
    const { orderNo } = given.order;
    const { compensationNo } = await proposed(given, '100');
    const { version } = await given.buyer.browser.ask(orderDetail, { orderNo });
    await given.buyer.browser.ask(questionClosedOrder, {
      orderNo,
      version,
      reason: 'ruling-wrong',
      text: 'I paid a hundred more than the order said.',
    });
    const award = { outcome: 'paid', toSide: 'buyer', amount: '60', source: 'fund', grounds: 'other', fault: 'seller', reason } as const;
    const { awardNo } = await risk.ask(proposeAward, { orderNo, ...award });
    await otherRisk.ask(decideAward, { awardNo, isApproved: true, reason });
    expect(refusal(await decide(compensationNo))).toBe('p2p-merchants.bad-compensation');
    expect((await decide(compensationNo, false)).body.data).toMatchObject({ state: 'rejected' });
    expect(await depositOf(env, given.seller)).toBe(100_000_000n);
    expect(Number((await risk.ask(orderCompensations, { orderNo })).possible?.loss)).toBeLessThan(41);
  });

  it('needs a merchant who was found to blame for an order that is over', async () => {
    const open = await trade(env);
    expect(refusal(await propose(open, '1'))).toBe('p2p-merchants.nothing-to-compensate');
    const nobody = await ruledTrade(env, staffBrowser, null);
    const other = await ruledTrade(env, staffBrowser, 'buyer');
    for (const given of [nobody, other]) expect(refusal(await propose(given, '1'))).toBe('p2p-merchants.nothing-to-compensate');
    expect(
      refusal(
        await risk.call(proposeCompensation, {
          orderNo: `${Number(open.order.orderNo.slice(0, 4)) + 1}${open.order.orderNo.slice(4)}`,
          amount: '1',
          reason,
        }),
      ),
    ).toBe('p2p-orders.unknown-order');
    expect((await auditor.ask(orderCompensations, { orderNo: nobody.order.orderNo })).possible).toBeNull();
  });

  it('R6.3 is not decided by whoever proposed it, by whoever ruled, or twice', async () => {
    const given = await appealedTrade(env);
    const { orderNo, version } = given.order;
    const ruling = { orderNo, version, verdict: 'release', grounds: 'payment-proven', fault: 'seller', reason } as const;
    const { rulingNo } = await risk.ask(proposeRuling, ruling);
    await otherRisk.ask(decideRuling, { rulingNo, isApproved: true, reason });
    await giveMerchantStatus(env, given.seller.accountId);
    await given.seller.browser.ask(topUpDeposit, { amount: '10' });
    const { compensationNo } = await proposed(given, '5');
    expect(refusal(await decide(compensationNo, true, risk))).toBe('p2p-merchants.own-compensation');
    expect(refusal(await decide(compensationNo, true, otherRisk))).toBe('p2p-merchants.has-ruled');
    const both = await Promise.all([decide(compensationNo), decide(compensationNo, true, await staffBrowser(env, ['risk']))]);
    expect(both.map(refusal).toSorted()).toEqual(['p2p-merchants.compensation-over', undefined]);
    expect(await depositOf(env, given.seller)).toBe(5_000_000n);
  });
});

describe('R6.1 the database', () => {
  const asAdmin = async (statements: readonly string[]) => {
    const client = new pg.Client({ connectionString: env.config.databaseUrl('admin') });
    await client.connect();
    try {
      await client.query('BEGIN');
      for (const statement of statements) await client.query(statement);
      await client.query('COMMIT');
    } finally {
      await client.end();
    }
  };
  const post = (from: string, to: string, units: number, key = `'test:' || gen_random_uuid()`) =>
    `SELECT ledger_post('p2p-deposit-compensation', ${key}, 'test', ARRAY[${from}, ${to}]::bigint[], '{USDT,USDT}', '{deposit,otc}', '{"",""}', '{-${units},${units}}')`;
  const member = (name: string) => `(SELECT id FROM staff_members WHERE roles = '{${name}}' AND state = 'active' ORDER BY id LIMIT 1)`;

  it('moves no coins of a deposit without a compensation that two have decided', async () => {
    const given = await ruledTrade(env, staffBrowser);
    const [from, to] = [given.seller.accountId, given.buyer.accountId];
    await expect(asAdmin([post(from, to, 5)])).rejects.toThrow(/no compensation says|not what lies in the ledger/);
    const lower = `UPDATE p2p_merchants_merchants SET deposit = deposit - 5, version = version + 1 WHERE account_id = ${from}`;
    await expect(asAdmin([post(from, to, 5), lower])).rejects.toThrow('no compensation says so');
    const short = `UPDATE p2p_merchants_merchants SET state = 'deposit-short', due_at = app_now(), version = version + 1 WHERE account_id = ${from}`;
    await expect(asAdmin([short])).rejects.toThrow('no compensation says so');
    const { compensationNo } = await proposed(given, '5');
    const approve = (by: string, journal: string) =>
      `UPDATE p2p_merchants_compensations SET state = 'approved', decided_by = ${by}, decided_at = app_now(), decision_reason = 'because of the test',
         journal_id = ${journal} WHERE compensation_no = '${compensationNo}'`;
    const key = `'p2p-compensation:${compensationNo}'`;
    const journal = `(SELECT id FROM ledger_journals WHERE key = ${key})`;
    const pays = (units: number, target = to) => post(from, target, units, key);
    const lowered = (units: number) => lower.replace('- 5', `- ${units}`);
    await expect(asAdmin([pays(5_000_000), approve(member('decider'), journal), lowered(5_000_000)])).rejects.toThrow('two members');
    await expect(asAdmin([pays(6_000_000), approve(member('approver'), journal), lowered(6_000_000)])).rejects.toThrow(
      'no compensation says so',
    );
    await expect(asAdmin([pays(6_000_000), approve(member('approver'), journal), lowered(5_000_000)])).rejects.toThrow(
      /no compensation says|not what lies in the ledger/,
    );
    const stranger = (await trade(env)).buyer.accountId;
    await expect(asAdmin([pays(5_000_000, stranger), approve(member('approver'), journal), lowered(5_000_000)])).rejects.toThrow(
      'no compensation says that coins go this way',
    );
    await expect(asAdmin([pays(5_000_000), approve(member('approver'), journal)])).rejects.toThrow('not what lies in the ledger');
    const insert = (
      amount: number,
      target = to,
    ) => `INSERT INTO p2p_merchants_compensations (compensation_no, order_id, account_id, to_account, amount, reason, proposed_by)
      SELECT '1234567890', id, ${from}, ${target}, ${amount}, 'because of the test', ${member('risk')} FROM p2p_orders_orders WHERE order_no = '${given.order.orderNo}'`;
    await expect(asAdmin([insert(100_000_001)])).rejects.toThrow('for a loss');
    await expect(asAdmin([insert(1, stranger)])).rejects.toThrow('for a loss');
    expect(await depositOf(env, given.seller)).toBe(100_000_000n);
  });

  it('measures the loss of an order about another coin by the price in force, cut off to the unit, and says which price', async () => {
    const given = await ruledTrade(env, staffBrowser);
    await env.query(`SELECT rates_publish(ARRAY['eth_usdt'], ARRAY[333333333333]::bigint[], ARRAY[1], 'test')`);
    const client = new pg.Client({ connectionString: env.config.databaseUrl('api').replace('pb_api', 'pb_owner') });
    await client.connect();
    try {
      await client.query('BEGIN');
      await client.query(`UPDATE p2p_orders_orders SET coin = 'ETH', quantity = 1000000, seller_fee = 0 WHERE order_no = $1`, [
        given.order.orderNo,
      ]);
      const { rows } = await client.query<{ loss: string; price: string; isInForce: boolean }>(
        `SELECT loss, able.price, rate.price_id = able.price_id AS "isInForce"
         FROM p2p_merchants_compensable($1) able JOIN rates_prices rate ON rate.pair = 'eth_usdt'`,
        [given.order.orderNo],
      );
      const [{ scale }] = (await client.query<{ scale: number }>(`SELECT scale FROM reference_coins WHERE coin = 'ETH'`)).rows as [
        { scale: number },
      ];
      const loss = (1_000_000n * 333_333_333_333n) / 10n ** BigInt(8 + scale - 6);
      expect(rows).toEqual([{ loss: String(loss), price: '333333333333', isInForce: true }]);
      await client.query(`DELETE FROM rates_prices WHERE pair = 'eth_usdt'`);
      expect((await client.query('SELECT * FROM p2p_merchants_compensable($1)', [given.order.orderNo])).rows).toEqual([]);
    } finally {
      await client.query('ROLLBACK');
      await client.end();
    }
  });
});
