import { orderAppeal } from '@peerbourse/contract/p2p/p2p-appeals/order-appeal';
import { questionClosedOrder } from '@peerbourse/contract/p2p/p2p-appeals/question-closed-order';
import { withdrawClaim } from '@peerbourse/contract/p2p/p2p-appeals/withdraw-claim';
import { cancelOrder } from '@peerbourse/contract/p2p/p2p-orders/commands/cancel-order';
import { continueOrder } from '@peerbourse/contract/p2p/p2p-orders/commands/continue-order';
import { decideRuling } from '@peerbourse/contract/p2p/p2p-orders/desk/decide-ruling';
import { proposeRuling } from '@peerbourse/contract/p2p/p2p-orders/desk/propose-ruling';
import { orderDetail } from '@peerbourse/contract/p2p/p2p-orders/order-detail';
import { refusalOfCode } from '@peerbourse/contract/refusals';
import type { ClaimReason } from '@peerbourse/rules/p2p-appeals/claim-reasons';
import type { OrderSide } from '@peerbourse/rules/p2p-orders/order-state';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from '../support/browser.ts';
import { openMarket } from '../support/fixtures/advertising-users.ts';
import { type Trade, trade } from '../support/fixtures/ordering-users.ts';
import { fundPassword } from '../support/fixtures/paying-users.ts';
import { claimWords } from '../support/fixtures/valid-p2p-appeals-requests.ts';
import { staffBrowser } from '../support/fixtures/valid-staff-requests.ts';
import { invariants } from '../support/invariants.ts';
import { openTestEnvironment, type TestEnvironment } from '../support/test-environment.ts';

let env: TestEnvironment;
let decider: Browser;
let approver: Browser;

beforeAll(async () => {
  env = await openTestEnvironment();
  await Promise.all([env.start('api'), env.start('admin')]);
  await openMarket(env);
  [decider, approver] = await Promise.all([staffBrowser(env, ['decider']), staffBrowser(env, ['approver'])]);
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

/** An order that came to nothing before anything was paid. */
async function cancelledTrade(ad: Parameters<typeof trade>[1] = {}): Promise<Trade> {
  const given = await trade(env, ad);
  const { order } = await given.buyer.browser.ask(cancelOrder, { ...named(given), reason: 'changed-mind', hasNotPaid: true });
  return { ...given, order };
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

describe('money that came late', () => {
  it.each(['sell', 'buy'] as const)(
    'R4.20 R7.11 T22 told at once brings the coins back: an order on a %s ad goes on in appeal, with the words of the buyer',
    async (side) => {
      const given = await cancelledTrade({ side });
      const before = await units(given.seller.accountId, 'otc');
      const { order } = await questioned(given, 'buyer', 'paid-late');
      expect(order).toMatchObject({ orderStatus: 4, closeReason: 'buyer-cancelled', commands: [] });
      const rescued = order.continuedByOrderNo as string;
      expect(await detail(given, rescued as never)).toMatchObject({
        orderStatus: 2,
        orderAmount: given.order.orderAmount,
        price: given.order.price,
        continuesOrderNo: order.orderNo,
      });
      expect(before - (await units(given.seller.accountId, 'otc'))).toBe(100_000_000n);
      expect(await caseOf(given, 'seller', rescued as never)).toMatchObject({
        kind: 'appeal',
        reason: 'paid-late',
        facts: { openedBy: 'buyer' },
        statements: [{ side: 'buyer', kind: 'statement', text: claimWords }],
      });
      expect(await caseOf(given)).toBeNull();
      expect(await eventsOf(rescued)).toEqual(['question-order']);
      expect((await eventsOf(order.orderNo)).at(-1)).toBe('question-order');
    },
  );

  it('R4.20 T22 a rescue that was none is ruled like any appeal, and the buyer is to blame', async () => {
    const given = await questioned(await cancelledTrade(), 'buyer', 'paid-late');
    const rescued = await detail(given, given.order.continuedByOrderNo as never);
    const before = await units(given.seller.accountId, 'otc');
    const { rulingNo } = await decider.ask(proposeRuling, {
      orderNo: rescued.orderNo,
      version: rescued.version,
      verdict: 'refund',
      grounds: 'not-paid',
      fault: 'buyer',
      reason,
    });
    await approver.ask(decideRuling, { rulingNo, isApproved: true, reason });
    expect(await detail(given, rescued.orderNo)).toMatchObject({ orderStatus: 4, closeReason: 'ruled-refund' });
    expect((await units(given.seller.accountId, 'otc')) - before).toBe(100_000_000n);
    const [counted] = await env.query<{ cancelled: number }>(
      'SELECT cancelled_30d AS cancelled FROM p2p_users_counters WHERE account_id = $1',
      [given.buyer.accountId],
    );
    expect(counted?.cancelled).toBe(1);
  });

  it('R4.20 T22 comes back once: of two who tell it at once one is heard', async () => {
    const given = await cancelledTrade();
    const both = await Promise.all([question(given, 'buyer', 'paid-late'), question(given, 'buyer', 'paid-late')]);
    expect(both.filter(({ body }) => (body.data as { isDone: boolean }).isDone)).toHaveLength(1);
    const rows = await env.query(`SELECT FROM p2p_orders_orders WHERE continues_no = $1`, [given.order.orderNo]);
    expect(rows).toHaveLength(1);
    const again = await question({ ...given, order: await detail(given) }, 'buyer', 'paid-late');
    expect(refusal(again)).toBe('p2p-orders.not-now');
  });

  it('R4.20 T22 and T24 at once make one order', async () => {
    const given = await cancelledTrade();
    const both = await Promise.all([
      question(given, 'buyer', 'paid-late'),
      given.seller.browser.call(continueOrder, { ...named(given), accountPwd: fundPassword }),
    ]);
    expect(both.filter(({ body }) => (body.data as { isDone: boolean }).isDone)).toHaveLength(1);
    expect(await env.query(`SELECT FROM p2p_orders_orders WHERE continues_no = $1`, [given.order.orderNo])).toHaveLength(1);
  });

  it('R4.20 T23 of a seller who has too little left it holds what is there; withdrawn, that goes back', async () => {
    const given = await cancelledTrade();
    await leave(given.seller.accountId, 60_000_000n);
    const claimed = await questioned(given, 'buyer', 'paid-late');
    expect(claimed.order.continuedByOrderNo).toBeNull();
    expect(await units(given.seller.accountId, 'otc')).toBe(0n);
    expect(await units(given.seller.accountId, 'risk')).toBe(60_000_000n);
    expect(await caseOf(given, 'seller')).toMatchObject({
      kind: 'claim',
      reason: 'paid-late',
      facts: { openedBy: 'buyer', isSlow: true },
      held: [{ side: 'seller', amount: '60' }],
      closed: null,
    });
    const foreign = await given.seller.browser.call(withdrawClaim, { orderNo: given.order.orderNo });
    expect(refusal(foreign)).toBe('p2p-appeals.not-opener');
    const { appeal } = await given.buyer.browser.ask(withdrawClaim, { orderNo: given.order.orderNo });
    expect(appeal).toMatchObject({ closed: { by: 'withdraw-claim' }, decision: null, held: [] });
    expect(await units(given.seller.accountId, 'otc')).toBe(60_000_000n);
    expect(await eventsOf(given.order.orderNo)).toEqual(['place-order', 'cancel-order', 'question-order', 'hold-claim', 'withdraw-claim']);
    const again = await question({ ...given, order: await detail(given) }, 'buyer', 'paid-late');
    expect(refusal(again)).toBe('p2p-appeals.questioned');
  });

  it('R4.20 T23 of a seller who is sending coins away at that moment it takes only what is left afterwards', async () => {
    const given = await cancelledTrade();
    const before = await units(given.seller.accountId, 'otc');
    const client = new pg.Client({ connectionString: env.config.databaseUrl('api') });
    await client.connect();
    await client.query('BEGIN');
    await client.query(
      `SELECT ledger_post('transfer', 'transfer:claims:1', '', ARRAY[$1::bigint, $1], '{USDT,USDT}', '{otc,spot}', '{"",""}', ARRAY[-$2::bigint, $2::bigint])`,
      [given.seller.accountId, String(before - 5_000_000n)],
    );
    const asking = questioned(given, 'buyer', 'paid-late');
    await new Promise((resolve) => setTimeout(resolve, 300));
    await client.query('COMMIT');
    await client.end();
    expect((await asking).order.continuedByOrderNo).toBeNull();
    expect(await caseOf(given)).toMatchObject({ held: [{ side: 'seller', amount: '5' }] });
  });

  it('R4.20 T23 takes nothing that was bought too lately', async () => {
    const given = await cancelledTrade();
    await leave(given.seller.accountId, 150_000_000n);
    await env.query(`SELECT ledger_give_lot($1, 'USDT', 120000000, 'claims', app_now() + interval '1 day')`, [given.seller.accountId]);
    await questioned(given, 'buyer', 'paid-late');
    expect(await caseOf(given)).toMatchObject({ kind: 'claim', held: [{ side: 'seller', amount: '30' }] });
  });

  it('R4.20 T23 told after a quarter of an hour is a claim that holds nothing by itself, and after a day nothing at all', async () => {
    const given = await cancelledTrade();
    const before = await units(given.seller.accountId, 'otc');
    await endedAgo(given, 16);
    await questioned(given, 'buyer', 'paid-late');
    expect(await caseOf(given)).toMatchObject({ kind: 'claim', held: [] });
    expect(await units(given.seller.accountId, 'otc')).toBe(before);
    const late = await cancelledTrade();
    await endedAgo(late, 24 * 60 + 1);
    expect(refusal(await question(late, 'buyer', 'paid-late'))).toBe('p2p-orders.not-now');
    expect((await detail(late)).commands).toEqual([]);
  });
});
