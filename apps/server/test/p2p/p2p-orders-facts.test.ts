import { cancelAppeal } from '@peerbourse/contract/p2p/p2p-appeals/cancel-appeal';
import { decideRuling } from '@peerbourse/contract/p2p/p2p-orders/desk/decide-ruling';
import { proposeRuling } from '@peerbourse/contract/p2p/p2p-orders/desk/propose-ruling';
import { viewOrder } from '@peerbourse/contract/p2p/p2p-orders/desk/view-order';
import { refusalOfCode } from '@peerbourse/contract/refusals';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from '../support/browser.ts';
import { openMarket } from '../support/fixtures/advertising-users.ts';
import { appealedTrade, paidTrade } from '../support/fixtures/order-ways.ts';
import type { Trade } from '../support/fixtures/ordering-users.ts';
import { openedAppeal } from '../support/fixtures/valid-p2p-appeals-requests.ts';
import { staffBrowser } from '../support/fixtures/valid-staff-requests.ts';
import { openTestEnvironment, type TestEnvironment } from '../support/test-environment.ts';

let env: TestEnvironment;
let auditor: Browser;

beforeAll(async () => {
  env = await openTestEnvironment();
  await Promise.all([env.start('api'), env.start('admin')]);
  await openMarket(env);
  auditor = await staffBrowser(env, ['auditor']);
});

afterAll(() => env.close());

const factsOf = async ({ order: { orderNo } }: Trade) => (await auditor.ask(viewOrder, { orderNo, reason: 'audit' })).facts;
const refusal = ({ body }: { body: { code: unknown } }) => refusalOfCode(String(body.code));

const move = (given: Trade, side: 'buyer' | 'seller', device: string, address: string) =>
  env.query(
    `WITH login AS (UPDATE sessions_login_history SET device_id = $2, address = $3 WHERE main_id = $1)
     UPDATE sessions_families SET device_id = $2, address = $3 WHERE main_id = $1`,
    [given[side].accountId, device, address],
  );

describe('R4.20 what staff see before they decide', () => {
  it('R4.20 says how the order stood before it came to staff, and every time that began to count', async () => {
    const given = await appealedTrade(env);
    const facts = await factsOf(given);
    expect(facts.beforeAppeal).toMatchObject({ status: 'release', by: 'refuse-cancel' });
    expect(facts.timers.map(({ timer }) => timer)).toEqual(expect.arrayContaining(['pay', 'appeal', 'release']));
    const paid = await factsOf(await paidTrade(env));
    expect(paid.beforeAppeal).toBeNull();
    const withdrawn = await openedAppeal(env);
    await withdrawn.buyer.browser.ask(cancelAppeal, { orderNo: withdrawn.order.orderNo, version: withdrawn.order.version });
    expect((await factsOf(withdrawn)).beforeAppeal).toMatchObject({ status: 'release', by: 'open-appeal' });
  });

  it('R4.20 shows the entries of the escrow, which add up to what lies in it', async () => {
    const given = await appealedTrade(env);
    const held = await factsOf(given);
    expect(held.journals.map(({ kind }) => kind)).toEqual(['p2p-escrow']);
    expect(held.inEscrow).toBe(held.journals[0]?.amount);
    const [decider, approver] = [await staffBrowser(env, ['decider']), await staffBrowser(env, ['approver'])];
    const { orderNo, version } = given.order;
    const reason = 'the bank statement shows the payment';
    const input = { orderNo, version, verdict: 'release', grounds: 'payment-proven', fault: 'seller', reason } as const;
    const { rulingNo } = await decider.ask(proposeRuling, input);
    await approver.ask(decideRuling, { rulingNo, isApproved: true, reason });
    const over = await factsOf(given);
    expect(over.journals.map(({ kind }) => kind)).toEqual(['p2p-escrow', 'p2p-release']);
    expect(over.journals[1]?.amount).toBe(`-${held.inEscrow}`);
    expect(over.inEscrow).toBe('0');
    expect(over.history.seller).toEqual({ orders: 1, completed: 1, ownFaults: 0, ruled: 1, lost: 1 });
    expect(over.history.buyer).toEqual({ orders: 1, completed: 1, ownFaults: 0, ruled: 1, lost: 0 });
  });

  it('R4.20 compares names and answers the comparison, not what was compared', async () => {
    const given = await paidTrade(env);
    expect((await factsOf(given)).payeeName).toBe('equal');
    await env.query('UPDATE p2p_orders_methods SET holder_name = $2 WHERE order_no = $1', [given.order.orderNo, 'Zyx Wvutsrq']);
    const facts = await factsOf(given);
    expect(facts.payeeName).toBe('different');
    expect(JSON.stringify(facts)).not.toContain('Zyx');
  });

  it('R4.20 counts devices, addresses and networks that both have used within 90 days, and names none of them', async () => {
    const given = await paidTrade(env);
    await move(given, 'buyer', 'device-of-buyer', '198.51.100.7');
    await move(given, 'seller', 'device-of-seller', '203.0.113.9');
    expect((await factsOf(given)).overlap).toEqual({ devices: 0, addresses: 0, networks: 0, lastAt: null });
    await move(given, 'seller', 'device-of-seller', '198.51.100.200');
    expect((await factsOf(given)).overlap).toMatchObject({ devices: 0, addresses: 0, networks: 1 });
    await move(given, 'seller', 'device-of-buyer', '198.51.100.7');
    const facts = await factsOf(given);
    expect(facts.overlap).toMatchObject({ devices: 1, addresses: 1, networks: 1, lastAt: expect.any(String) });
    expect(JSON.stringify(facts)).not.toMatch(/device-of|198\.51/);
    await env.query(
      `WITH login AS (UPDATE sessions_login_history SET at = at - interval '91 days' WHERE main_id = $1)
       UPDATE sessions_families SET seen_at = seen_at - interval '91 days', began_at = began_at - interval '91 days' WHERE main_id = $1`,
      [given.seller.accountId],
    );
    expect((await factsOf(given)).overlap).toEqual({ devices: 0, addresses: 0, networks: 0, lastAt: null });
  });

  it('R4.20 is a recorded look like the order itself: no reason, no facts', async () => {
    const given = await paidTrade(env);
    const other = await staffBrowser(env, ['decider']);
    expect(refusal(await other.call(viewOrder, { orderNo: given.order.orderNo }))).toBe('customers.reason-needed');
    const ofReader = await (await staffBrowser(env, ['reader'])).call(viewOrder, { orderNo: given.order.orderNo, reason: 'audit' });
    expect(refusal(ofReader)).toBe('right.missing');
  });
});
