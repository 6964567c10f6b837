import { auditList } from '@peerbourse/contract/core/audit/audit-list';
import { orderAppeal } from '@peerbourse/contract/p2p/p2p-appeals/order-appeal';
import { sendMessage } from '@peerbourse/contract/p2p/p2p-chat/send-message';
import { confirmPaid } from '@peerbourse/contract/p2p/p2p-orders/commands/confirm-paid';
import { releaseCoins } from '@peerbourse/contract/p2p/p2p-orders/commands/release-coins';
import { decideUnfreeze } from '@peerbourse/contract/p2p/p2p-orders/desk/decide-unfreeze';
import { freezeOrder } from '@peerbourse/contract/p2p/p2p-orders/desk/freeze-order';
import { proposeRuling } from '@peerbourse/contract/p2p/p2p-orders/desk/propose-ruling';
import { proposeUnfreeze } from '@peerbourse/contract/p2p/p2p-orders/desk/propose-unfreeze';
import { orderDetail } from '@peerbourse/contract/p2p/p2p-orders/order-detail';
import { refusalOfCode } from '@peerbourse/contract/refusals';
import { appealClock } from '@peerbourse/rules/p2p-appeals/appeal-clock';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { endFreezes } from '#modules/p2p/p2p-orders/deadlines/end-freezes.ts';
import { expireOrders } from '#modules/p2p/p2p-orders/deadlines/expire-orders.ts';
import { type RoleRuntime, startRole } from '#platform/role-runtime.ts';
import type { Browser } from '../support/browser.ts';
import { failingRow } from '../support/failing-row.ts';
import { openMarket } from '../support/fixtures/advertising-users.ts';
import { appealedTrade, paidTrade } from '../support/fixtures/order-ways.ts';
import { type Trade, trade } from '../support/fixtures/ordering-users.ts';
import { fundPassword } from '../support/fixtures/paying-users.ts';
import { staffBrowser } from '../support/fixtures/valid-staff-requests.ts';
import { invariants } from '../support/invariants.ts';
import { openTestEnvironment, type TestEnvironment } from '../support/test-environment.ts';

let env: TestEnvironment;
let worker: RoleRuntime;
let risk: Browser;
let otherRisk: Browser;
let decider: Browser;
let auditor: Browser;

beforeAll(async () => {
  env = await openTestEnvironment();
  await Promise.all([env.start('api'), env.start('admin')]);
  // Its jobs run when a test says so: nobody is connected, and time is moved by hand.
  worker = startRole('worker', env.config);
  await openMarket(env);
  [risk, otherRisk, decider, auditor] = await Promise.all([
    staffBrowser(env, ['risk']),
    staffBrowser(env, ['risk']),
    staffBrowser(env, ['decider']),
    staffBrowser(env, ['auditor']),
  ]);
});

afterAll(async () => {
  for (const [name, query] of Object.entries(invariants)) expect(await env.query(query), name).toEqual([]);
  await worker.db.destroy();
  await env.close();
});

const later = async (seconds: number): Promise<void> => {
  await env.query(`UPDATE platform_identity SET clock_offset = coalesce(clock_offset, interval '0') + make_interval(secs => $1)`, [
    seconds,
  ]);
  await expireOrders(worker);
  await endFreezes(worker);
};
const reason = 'the bank of the buyer called us';
const statusOf = async ({ buyer, order }: Trade) => await buyer.browser.ask(orderDetail, { orderNo: order.orderNo });

async function freeze(given: Trade, hours = 24): Promise<{ freezeNo: string; version: number }> {
  const { orderNo, version } = given.order;
  const frozen = await risk.ask(freezeOrder, { orderNo, version, kind: 'investigation', hours, reason });
  return { freezeNo: frozen.freeze?.freezeNo ?? '', version: frozen.version };
}

async function lift(given: Trade, { freezeNo, version }: { freezeNo: string; version: number }) {
  await risk.ask(proposeUnfreeze, { orderNo: given.order.orderNo, version, reason });
  return await otherRisk.ask(decideUnfreeze, { freezeNo, isApproved: true, reason });
}

describe('a frozen order', () => {
  it('R4.20 T26 moves for nobody: no command, no ruling, no deadline; people still write to each other', async () => {
    const given = await trade(env);
    await freeze(given, 48);
    const frozen = await statusOf(given);
    expect(frozen).toMatchObject({ orderStatus: 0, commands: [], automatic: null, isChat: true, freeze: { kind: 'investigation' } });
    const { orderNo, version } = frozen;
    const paid = await given.buyer.browser.call(confirmPaid, { orderNo, version, userPaymethodId: given.seller.methodNo });
    expect(refusalOfCode(String(paid.body.code))).toBe('p2p-orders.not-now');
    await later(3_600);
    const [passed] = await env.query<{ status: number }>('SELECT status FROM p2p_orders_orders WHERE order_no = $1', [orderNo]);
    expect(passed?.status).toBe(0);
    await given.buyer.browser.ask(sendMessage, { orderNo, kind: 'text', clientId: crypto.randomUUID(), text: 'What happens now?' });
  });

  it('R4.20 T26 goes on when two members lift it, and has as much time left as before', async () => {
    const given = await trade(env);
    const left = ({ payTimeoutTimestamp, serverTimestamp }: Awaited<ReturnType<typeof statusOf>>) =>
      (payTimeoutTimestamp ?? 0) - serverTimestamp;
    const before = left(await statusOf(given));
    const frozen = await freeze(given);
    await later(7_200);
    const own = await lift(given, frozen);
    expect(own.freeze).toBeNull();
    const after = await statusOf(given);
    expect(after.orderStatus).toBe(0);
    expect(Math.abs(left(after) - before)).toBeLessThan(15_000);
    const { entries } = await auditor.ask(auditList, { subject: given.order.orderNo });
    expect(entries.map(({ act }) => act)).toEqual(['p2p-orders.unfreeze-decided', 'p2p-orders.unfreeze-proposed', 'p2p-orders.frozen']);
  });

  it('R4.20 T26 that cannot go on when its time is over holds up no other', async () => {
    const [wrong, right] = [await trade(env), await trade(env)];
    await freeze(wrong, 1);
    await freeze(right, 1);
    const mend = await failingRow(env, 'p2p_orders_orders', `NEW.order_no = '${wrong.order.orderNo}' AND NEW.frozen_at IS NULL`);
    await later(3_700);
    expect([(await statusOf(wrong)).freeze, (await statusOf(right)).freeze]).toEqual([expect.anything(), null]);
    await mend();
    await endFreezes(worker);
    expect((await statusOf(wrong)).freeze).toBeNull();
  });

  it('R4.20 T26 is not lifted by one member, and stays frozen when the second says no', async () => {
    const given = await paidTrade(env);
    const { freezeNo, version } = await freeze(given);
    const { orderNo } = given.order;
    const early = await otherRisk.call(decideUnfreeze, { freezeNo, isApproved: true, reason });
    expect(refusalOfCode(String(early.body.code))).toBe('p2p-orders.unfreeze-over');
    await risk.ask(proposeUnfreeze, { orderNo, version, reason });
    const own = await risk.call(decideUnfreeze, { freezeNo, isApproved: true, reason });
    expect(refusalOfCode(String(own.body.code))).toBe('p2p-orders.own-ruling');
    const again = await otherRisk.call(proposeUnfreeze, { orderNo, version, reason });
    expect(refusalOfCode(String(again.body.code))).toBe('p2p-orders.unfreeze-open');
    expect((await otherRisk.ask(decideUnfreeze, { freezeNo, isApproved: false, reason })).freeze).toMatchObject({ lift: null });
    expect((await statusOf(given)).freeze).not.toBeNull();
  });

  it('R4.20 T26 in appeal stops the clock of its case and rulings; the case goes on where it stood', async () => {
    const given = await appealedTrade(env);
    const { orderNo } = given.order;
    const clockOf = async () => {
      const { appeal } = await given.buyer.browser.ask(orderAppeal, { orderNo });
      if (!appeal) throw new Error('no case');
      return { ...appealClock(appeal.facts, appeal.serverTimestamp), now: appeal.serverTimestamp };
    };
    const before = await clockOf();
    const frozen = await freeze(given);
    const ruling = { orderNo, version: frozen.version, verdict: 'refund', grounds: 'no-proof', fault: null, reason } as const;
    expect(refusalOfCode(String((await decider.call(proposeRuling, ruling)).body.code))).toBe('p2p-orders.not-now');
    await later(36_000);
    expect(await clockOf()).toMatchObject({ isPaused: true, isLate: false, turn: before.turn });
    await lift(given, frozen);
    const after = await clockOf();
    expect(after).toMatchObject({ isPaused: false, turn: before.turn, duty: before.duty });
    expect(Math.abs(after.until - after.now - (before.until - before.now))).toBeLessThan(15_000);
  });

  it('R4.20 T26 goes on by itself at its end, with nobody connected', async () => {
    const given = await paidTrade(env);
    await freeze(given, 2);
    await later(7_300);
    const { version, orderNo, commands, freeze: over } = await statusOf(given);
    expect(over).toBeNull();
    expect(commands).toContain('open-appeal');
    const input = { orderNo, version, amountSeen: '101', isPayerTheBuyer: true, accountPwd: fundPassword };
    expect(await given.seller.browser.ask(releaseCoins, input)).toMatchObject({ isDone: true, order: { orderStatus: 3 } });
  });
});

describe('the database', () => {
  const ask = async (role: 'admin' | 'api' | 'worker', statement: string, values: unknown[]): Promise<string> => {
    const client = new pg.Client({ connectionString: env.config.databaseUrl(role) });
    await client.connect();
    try {
      await client.query(statement, values);
      return 'done';
    } catch (error) {
      return (error as { code: string }).code;
    } finally {
      await client.end();
    }
  };

  it('R4.20 T26 lets no role take a step with a frozen order, nor thaw one without two members or its time', async () => {
    const given = await paidTrade(env);
    const { freezeNo } = await freeze(given);
    const { orderNo } = given.order;
    const release = `UPDATE p2p_orders_orders SET status = 2, version = version + 1 WHERE order_no = $1`;
    for (const role of ['api', 'worker', 'admin'] as const) expect(await ask(role, release, [orderNo]), role).toBe('PB009');
    const thaw = `UPDATE p2p_orders_orders SET frozen_at = NULL, frozen_until = NULL, version = version + 1 WHERE order_no = $1`;
    expect(await ask('api', thaw, [orderNo])).toBe('42501');
    expect(await ask('admin', thaw, [orderNo])).toBe('PB009');
    expect(await ask('worker', thaw, [orderNo])).toBe('PB009');
    const end = 'UPDATE p2p_orders_freezes SET ended_at = app_now() WHERE freeze_no = $1';
    expect(await ask('worker', end, [freezeNo])).toBe('PB007');
    expect(await ask('admin', end, [freezeNo])).toBe('PB007');
    const alone = `UPDATE p2p_orders_freezes SET ended_at = app_now(), lift_proposed_by = frozen_by, lift_proposed_at = app_now(), lift_reason = 'a reason of the tests', lifted_by = frozen_by WHERE freeze_no = $1`;
    expect(['PB007', '23514']).toContain(await ask('admin', alone, [freezeNo]));
    const put = `UPDATE p2p_orders_orders SET frozen_at = app_now(), frozen_until = app_now() + interval '1 day', version = version + 1 WHERE order_no = $1`;
    expect(await ask('admin', put, [(await trade(env)).order.orderNo])).toBe('PB009');
    expect((await statusOf(given)).freeze).not.toBeNull();
  });
});
