import { auditList } from '@peerbourse/contract/core/audit/audit-list';
import { releaseCoins } from '@peerbourse/contract/p2p/p2p-orders/commands/release-coins';
import { decideRuling } from '@peerbourse/contract/p2p/p2p-orders/desk/decide-ruling';
import { orderDeskList } from '@peerbourse/contract/p2p/p2p-orders/desk/order-desk-list';
import { proposeRuling } from '@peerbourse/contract/p2p/p2p-orders/desk/propose-ruling';
import { stopOrder } from '@peerbourse/contract/p2p/p2p-orders/desk/stop-order';
import { suspendOrder } from '@peerbourse/contract/p2p/p2p-orders/desk/suspend-order';
import { viewOrder } from '@peerbourse/contract/p2p/p2p-orders/desk/view-order';
import { orderDetail } from '@peerbourse/contract/p2p/p2p-orders/order-detail';
import { restrictTrader } from '@peerbourse/contract/p2p/p2p-users/restrict-trader';
import { orderReceipt } from '@peerbourse/contract/p2p/receipts/order-receipt';
import { refusalOfCode } from '@peerbourse/contract/refusals';
import type { Verdict } from '@peerbourse/rules/p2p-orders/ruling-grounds';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from '../support/browser.ts';
import { openMarket } from '../support/fixtures/advertising-users.ts';
import { appealedTrade, paidTrade } from '../support/fixtures/order-ways.ts';
import { type Trade, trade } from '../support/fixtures/ordering-users.ts';
import { fundPassword } from '../support/fixtures/paying-users.ts';
import { staffBrowser } from '../support/fixtures/valid-staff-requests.ts';
import { invariants } from '../support/invariants.ts';
import { openTestEnvironment, type TestEnvironment } from '../support/test-environment.ts';

let env: TestEnvironment;
let decider: Browser;
let approver: Browser;
let risk: Browser;
let auditor: Browser;

beforeAll(async () => {
  env = await openTestEnvironment();
  await Promise.all([env.start('api'), env.start('admin'), env.start('worker')]);
  await openMarket(env);
  [decider, approver, risk, auditor] = await Promise.all([
    staffBrowser(env, ['decider']),
    staffBrowser(env, ['approver']),
    staffBrowser(env, ['risk']),
    staffBrowser(env, ['auditor']),
  ]);
});

afterAll(async () => {
  for (const [name, query] of Object.entries(invariants)) expect(await env.query(query), name).toEqual([]);
  await env.close();
});

const reason = 'the bank statement shows the payment';

const proposal = ({ order: { orderNo, version } }: Trade, verdict: Verdict, fault: 'buyer' | 'seller' | null = null) => ({
  orderNo,
  version,
  verdict,
  grounds: 'other' as const,
  fault,
  reason,
});

async function otc(accountId: string): Promise<string> {
  const rows = await env.query<{ balance: string }>(
    `SELECT balance::text FROM ledger_account_balances WHERE owner_id = $1 AND asset = 'USDT' AND purpose = 'otc'`,
    [accountId],
  );
  return rows[0]?.balance ?? '0';
}

const statusOf = async ({ buyer, order }: Trade) => await buyer.browser.ask(orderDetail, { orderNo: order.orderNo });

describe('a ruling', () => {
  it('R4.20 by two members gives the coins to the buyer, and is told in the chain of events and in the audit log', async () => {
    const given = await appealedTrade(env);
    const { orderNo } = given.order;
    const ruling = await decider.ask(proposeRuling, proposal(given, 'release'));
    expect(ruling).toMatchObject({ state: 'open', verdict: 'release', decidedBy: null });
    expect((await statusOf(given)).orderStatus).toBe(2);
    const decided = await approver.ask(decideRuling, { rulingNo: ruling.rulingNo, isApproved: true, reason });
    expect(decided).toMatchObject({ state: 'approved', decisionReason: reason });
    expect(await statusOf(given)).toMatchObject({ orderStatus: 3, closeReason: 'ruled-release', commands: ['question-order'] });
    expect(await otc(given.buyer.accountId)).toBe('10100000000');
    const seen = await auditor.ask(viewOrder, { orderNo, reason: 'audit' });
    expect(seen).toMatchObject({ isChainWhole: true, escrow: { state: 'released', amount: '100' } });
    expect(seen.events.at(-1)).toMatchObject({
      code: 'rule-release',
      actor: 'staff',
      details: `grounds: other, rulingNo: ${ruling.rulingNo}`,
    });
    const { entries } = await auditor.ask(auditList, { subject: orderNo });
    expect(entries.map(({ act }) => act)).toEqual(['p2p-orders.ruling-decided', 'p2p-orders.ruling-proposed']);
  });

  it('R4.20 for the seller gives the coins back to the ad, and blames whom it says', async () => {
    const given = await appealedTrade(env);
    const { rulingNo } = await risk.ask(proposeRuling, proposal(given, 'refund', 'buyer'));
    await approver.ask(decideRuling, { rulingNo, isApproved: true, reason });
    expect(await statusOf(given)).toMatchObject({ orderStatus: 4, closeReason: 'ruled-refund' });
    expect(await otc(given.buyer.accountId)).toBe('10000000000');
    const [counted] = await env.query<{ cancelled: number }>(
      'SELECT cancelled_30d AS cancelled FROM p2p_users_counters WHERE account_id = $1',
      [given.buyer.accountId],
    );
    expect(counted?.cancelled).toBe(1);
  });

  it('R4.20 is never decided by whoever proposed it, nor twice; rejected, another can be proposed', async () => {
    const given = await appealedTrade(env);
    const { rulingNo } = await risk.ask(proposeRuling, proposal(given, 'release'));
    const own = await risk.call(decideRuling, { rulingNo, isApproved: true, reason });
    expect(refusalOfCode(String(own.body.code))).toBe('p2p-orders.own-ruling');
    const second = await decider.call(proposeRuling, proposal(given, 'refund'));
    expect(refusalOfCode(String(second.body.code))).toBe('p2p-orders.ruling-open');
    expect(await approver.ask(decideRuling, { rulingNo, isApproved: false, reason })).toMatchObject({ state: 'rejected' });
    const again = await approver.call(decideRuling, { rulingNo, isApproved: true, reason });
    expect(refusalOfCode(String(again.body.code))).toBe('p2p-orders.ruling-over');
    expect((await decider.ask(proposeRuling, proposal(given, 'refund'))).state).toBe('open');
  });

  it('R4.20 comes too late when the seller has released, and needs an appeal', async () => {
    const given = await appealedTrade(env);
    const { rulingNo } = await decider.ask(proposeRuling, proposal(given, 'refund'));
    const { orderNo, version } = given.order;
    await given.seller.browser.ask(releaseCoins, { orderNo, version, amountSeen: '101', isPayerTheBuyer: true, accountPwd: fundPassword });
    const late = await approver.call(decideRuling, { rulingNo, isApproved: true, reason });
    expect(refusalOfCode(String(late.body.code))).toBe('p2p-orders.ruling-over');
    const seen = await auditor.ask(viewOrder, { orderNo, reason: 'audit' });
    expect(seen.rulings).toMatchObject([{ rulingNo, state: 'lapsed', decidedBy: null }]);
    const paid = await paidTrade(env);
    const early = await decider.call(proposeRuling, proposal(paid, 'release'));
    expect(refusalOfCode(String(early.body.code))).toBe('p2p-orders.not-now');
    const stale = await decider.call(proposeRuling, { ...proposal(paid, 'release'), version: 1 });
    expect(refusalOfCode(String(stale.body.code))).toBe('p2p-orders.changed');
  });
});

describe('a ruling that divides the coins', () => {
  const split = (given: Trade, buyerAmount: string) => ({
    ...proposal(given, 'split', 'buyer'),
    grounds: 'underpaid' as const,
    buyerAmount,
  });

  it.each(['sell', 'buy'] as const)(
    'R4.20 gives each their part of an order on a %s ad to the unit, and says so on the receipt',
    async (side) => {
      const given = await appealedTrade(env, { side });
      const before = { buyer: await otc(given.buyer.accountId), seller: await otc(given.seller.accountId) };
      const { rulingNo } = await decider.ask(proposeRuling, split(given, '33.333333'));
      await approver.ask(decideRuling, { rulingNo, isApproved: true, reason });
      const shown = await statusOf(given);
      expect(shown).toMatchObject({ orderStatus: 3, closeReason: 'ruled-split', received: '33.333333' });
      expect(shown.ruling).toEqual({ grounds: 'underpaid', fault: 'buyer', buyerAmount: '33.333333' });
      expect(BigInt(await otc(given.buyer.accountId)) - BigInt(before.buyer)).toBe(33_333_333n);
      expect(BigInt(await otc(given.seller.accountId)) - BigInt(before.seller)).toBe(66_666_667n);
      const { body } = await given.seller.browser.ask(orderReceipt, { orderNo: given.order.orderNo });
      expect(JSON.parse(body)).toMatchObject({
        version: 2,
        closeReason: 'ruled-split',
        ruling: { grounds: 'underpaid', fault: 'buyer', toBuyer: '33.333333', toSeller: '66.666667' },
      });
    },
  );

  it.each(['0', '100', '100.000001'])('R4.20 does not divide by %s, nor without a part, nor otherwise with one', async (buyerAmount) => {
    const given = await appealedTrade(env);
    const refused = [split(given, buyerAmount), proposal(given, 'split'), { ...proposal(given, 'release'), buyerAmount: '5' }];
    for (const input of refused) {
      const answer = await decider.call(proposeRuling, input);
      expect(refusalOfCode(String(answer.body.code))).toBe('p2p-orders.bad-split');
    }
  });
});

describe('the database', () => {
  const ask = async (statement: string, values: unknown[]): Promise<string> => {
    const client = new pg.Client({ connectionString: env.config.databaseUrl('admin') });
    await client.connect();
    try {
      await client.query(statement, [...values]);
      return 'done';
    } catch (error) {
      return (error as { code: string }).code;
    } finally {
      await client.end();
    }
  };

  it('R4.20 lets the console end no appeal without an approved ruling, nor approve one with a single member or without its end', async () => {
    const given = await appealedTrade(env);
    const { orderNo } = given.order;
    const end = `UPDATE p2p_orders_orders SET status = 3, close_reason = 'ruled-release', closed_at = app_now(), version = version + 1 WHERE order_no = $1`;
    expect(await ask(end, [orderNo])).toBe('PB009');
    const { rulingNo } = await risk.ask(proposeRuling, proposal(given, 'release'));
    const decide = (by: string) =>
      `UPDATE p2p_orders_rulings SET state = 'approved', decided_at = app_now(), decision_reason = 'a reason of the tests', decided_by = ${by} WHERE ruling_no = $1`;
    expect(await ask(decide('proposed_by'), [rulingNo])).toBe('PB007');
    expect(await ask(decide(`(SELECT id FROM staff_members WHERE roles = '{decider}' LIMIT 1)`), [rulingNo])).toBe('PB007');
    // Two members, but the order does not end with it.
    expect(await ask(decide(`(SELECT id FROM staff_members WHERE roles = '{approver}' LIMIT 1)`), [rulingNo])).toBe('PB009');
    expect(await ask(`INSERT INTO p2p_orders_rulings (order_id, state) VALUES (1, 'approved')`, [])).toBe('42501');
    expect((await statusOf(given)).orderStatus).toBe(2);
  });

  it('R4.20 lets the console take the coins of no order out of escrow by themselves', async () => {
    const given = await appealedTrade(env);
    const [held] = await env.query<{ id: string; amount: string; buyer: string }>(
      `SELECT hold.id, hold.amount::text, buyer_id::text AS buyer FROM p2p_orders_orders JOIN ledger_holds hold ON hold.id = hold_id WHERE order_no = $1`,
      [given.order.orderNo],
    );
    const out = `SELECT ledger_end_hold($1, 'release', 'p2p-release', 'stolen', ARRAY[$2::bigint], '{otc}', ARRAY[$3::bigint])`;
    expect(await ask(out, [held?.id, held?.buyer, held?.amount])).toBe('PB009');
    expect(await ask(out, [held?.id, given.seller.accountId, held?.amount])).toBe('PB005');
  });
});

describe('escrow', () => {
  const as = async (statements: ReadonlyArray<readonly [string, readonly unknown[]]>): Promise<string> => {
    const client = new pg.Client({ connectionString: env.config.databaseUrl('api') });
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

  it('R4.20 gives released coins to the buyer and refunded ones to the seller, whatever a role calls it', async () => {
    const given = await paidTrade(env);
    const { orderNo } = given.order;
    const [held] = await env.query<{ id: string; amount: string }>(
      'SELECT hold.id, hold.amount::text FROM p2p_orders_orders JOIN ledger_holds hold ON hold.id = hold_id WHERE order_no = $1',
      [orderNo],
    );
    const end = (exit: string, kind: string, owner: string | null, purpose: string) =>
      [
        `SELECT ledger_end_hold($1, $2, $3, 'moved', ARRAY[$4::bigint], ARRAY[$5], ARRAY[$6::bigint])`,
        [held?.id, exit, kind, owner, purpose, held?.amount],
      ] as const;
    const close = (status: number, reason: string) =>
      [
        `UPDATE p2p_orders_orders SET status = $2, close_reason = $3, closed_at = app_now(), version = version + 1 WHERE order_no = $1`,
        [orderNo, status, reason],
      ] as const;
    const [seller, buyer] = [given.seller.accountId, given.buyer.accountId];
    expect(await as([close(3, 'completed'), end('release', 'p2p-refund', seller, 'otc')])).toBe('PB005');
    expect(await as([close(4, 'mutual'), end('refund', 'p2p-release', buyer, 'otc')])).toBe('PB005');
    // All of it as a fee is a way of the house, and still not what the order says.
    expect(await as([close(3, 'completed'), end('release', 'p2p-release', null, 'fee')])).toBe('PB009');
    expect((await statusOf(given)).orderStatus).toBe(1);
  });

  it('R4.20 is filled by the public role for an order only', async () => {
    const { seller, buyer } = await trade(env);
    const hold = `SELECT ledger_hold('p2p-escrow', 'no-order', 'no-order', $1, 'USDT', 'otc', NULL, 'escrow', 'no-order', 5, NULL, true, ARRAY[$2]::bigint[])`;
    expect(await as([[hold, [seller.accountId, buyer.accountId]]])).toBe('PB009');
  });
});

describe('the desk', () => {
  it('R4.20 finds any order by its number without names, and shows one only to whoever says why', async () => {
    const given = await appealedTrade(env);
    const { orderNo } = given.order;
    const { orders } = await decider.ask(orderDeskList, { orderNo });
    expect(orders).toMatchObject([{ orderNo, orderStatus: 2 }]);
    expect(JSON.stringify(orders)).not.toContain('Ann Example');
    const open = await trade(env);
    expect((await decider.ask(orderDeskList, { orderNo: open.order.orderNo })).orders).toMatchObject([{ orderStatus: 0 }]);
    const blind = await decider.call(viewOrder, { orderNo });
    expect(refusalOfCode(String(blind.body.code))).toBe('customers.reason-needed');
    const seen = await decider.ask(viewOrder, { orderNo, reason: 'complaint' });
    expect(seen).toMatchObject({ seller: { realName: 'Ann Example' }, escrow: { state: 'held', amount: '100' }, isChainWhole: true });
    expect(seen.paymethods[0]).toMatchObject({ isPaidTo: true, holderName: 'Ann Example' });
    expect(seen.events.map(({ code }) => code)).toEqual(['place-order', 'confirm-paid', 'ask-cancel', 'refuse-cancel']);
    for (const { userId } of [seen.buyer, seen.seller]) {
      const { entries } = await auditor.ask(auditList, { subject: userId });
      expect(entries.map(({ act }) => act)).toContain('customers.viewed-order');
    }
  });

  it('R4.20 stops unpaid orders, whose coins go back, and suspends paid ones, whose coins stay', async () => {
    const unpaid = await trade(env, { side: 'buy' });
    const { orderNo, version } = unpaid.order;
    expect(await risk.ask(stopOrder, { orderNo, version, reason })).toMatchObject({ orderStatus: 4, closeReason: 'service-stopped' });
    expect(await otc(unpaid.seller.accountId)).toBe('10000000000');
    const paid = await paidTrade(env);
    const named = { orderNo: paid.order.orderNo, version: paid.order.version, reason };
    expect(refusalOfCode(String((await risk.call(stopOrder, named)).body.code))).toBe('p2p-orders.not-now');
    expect(await risk.ask(suspendOrder, named)).toMatchObject({ orderStatus: 2 });
  });
});

describe('a restriction by staff', () => {
  const restrict = async (userId: string, kind: 'sell' | 'buy' | 'publish') =>
    await risk.ask(restrictTrader, { userId, kind, reason: 'abuse', note: 'a restriction of the tests', hours: 24 });

  it('R4.20 stops unpaid orders of an advertiser and suspends paid ones, and gives nothing back that may be paid for', async () => {
    const [unpaid, paid] = [await trade(env), await paidTrade(env)];
    for (const given of [unpaid, paid]) await restrict(given.seller.userId, 'sell');
    await expect
      .poll(async () => await statusOf(unpaid), { timeout: 20_000 })
      .toMatchObject({ orderStatus: 4, closeReason: 'service-stopped' });
    await expect.poll(async () => await statusOf(paid), { timeout: 20_000 }).toMatchObject({ orderStatus: 2 });
    const [blamed] = await env.query<{ count: number }>(
      `SELECT count(*)::int AS count FROM p2p_orders_orders WHERE order_no = ANY($1) AND fault IS NOT NULL`,
      [[unpaid.order.orderNo, paid.order.orderNo]],
    );
    expect(blamed?.count).toBe(0);
  });

  it('R4.20 leaves orders alone that it does not speak of', async () => {
    const [bought, published, taken] = [await trade(env), await trade(env), await trade(env)];
    await restrict(bought.seller.userId, 'buy');
    await restrict(published.seller.userId, 'publish');
    await restrict(taken.buyer.userId, 'buy');
    // One that is stopped shows that the job has come by.
    const stopped = await trade(env);
    await restrict(stopped.seller.userId, 'sell');
    await expect.poll(async () => (await statusOf(stopped)).orderStatus, { timeout: 20_000 }).toBe(4);
    for (const given of [bought, published, taken]) expect((await statusOf(given)).orderStatus).toBe(0);
  });
});
