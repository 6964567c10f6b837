import { askDeletion } from '@peerbourse/contract/identity/privacy/ask-deletion';
import { addEvidence } from '@peerbourse/contract/p2p/p2p-appeals/add-evidence';
import { addStatement } from '@peerbourse/contract/p2p/p2p-appeals/add-statement';
import { cancelAppeal } from '@peerbourse/contract/p2p/p2p-appeals/cancel-appeal';
import { proposeAward } from '@peerbourse/contract/p2p/p2p-appeals/desk/propose-award';
import { openAppeal } from '@peerbourse/contract/p2p/p2p-appeals/open-appeal';
import { questionClosedOrder } from '@peerbourse/contract/p2p/p2p-appeals/question-closed-order';
import { withdrawClaim } from '@peerbourse/contract/p2p/p2p-appeals/withdraw-claim';
import { decideCompensation } from '@peerbourse/contract/p2p/p2p-merchants/desk/decide-compensation';
import { decideRemoval } from '@peerbourse/contract/p2p/p2p-merchants/desk/decide-removal';
import { proposeCompensation } from '@peerbourse/contract/p2p/p2p-merchants/desk/propose-compensation';
import { proposeRemoval } from '@peerbourse/contract/p2p/p2p-merchants/desk/propose-removal';
import { topUpDeposit } from '@peerbourse/contract/p2p/p2p-merchants/top-up-deposit';
import { releaseCoins } from '@peerbourse/contract/p2p/p2p-orders/commands/release-coins';
import { decideRuling } from '@peerbourse/contract/p2p/p2p-orders/desk/decide-ruling';
import { freezeOrder } from '@peerbourse/contract/p2p/p2p-orders/desk/freeze-order';
import { proposeRuling } from '@peerbourse/contract/p2p/p2p-orders/desk/propose-ruling';
import { orderDetail } from '@peerbourse/contract/p2p/p2p-orders/order-detail';
import { refusalOfCode } from '@peerbourse/contract/refusals';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { keepClocks } from '#modules/p2p/p2p-appeals/keep-clocks.ts';
import { keepDeadlines } from '#modules/p2p/p2p-merchants/keeping/keep-deadlines.ts';
import { type RoleRuntime, startRole } from '#platform/role-runtime.ts';
import { atOnce } from '../support/at-once.ts';
import type { Browser } from '../support/browser.ts';
import { openMarket } from '../support/fixtures/advertising-users.ts';
import { ruledTrade } from '../support/fixtures/compensations.ts';
import { depositOf, passDays } from '../support/fixtures/merchants.ts';
import { paidTrade } from '../support/fixtures/order-ways.ts';
import type { Trade } from '../support/fixtures/ordering-users.ts';
import { fundPassword } from '../support/fixtures/paying-users.ts';
import { giveFactors, giveMerchantStatus } from '../support/fixtures/quick-users.ts';
import { claimedTrade, evidencePicture, openedAppeal, someWords } from '../support/fixtures/valid-p2p-appeals-requests.ts';
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
  const [row] = await env.query<{ deadlocks: string }>('SELECT deadlocks::text FROM pg_stat_database WHERE datname = current_database()');
  expect(row?.deadlocks, 'circles of locks that PostgreSQL had to break').toBe('0');
  await worker.db.destroy();
  await env.close();
});

const reason = 'the bank statement shows it clearly';
const otherWords = 'I have not received anything, here is what my bank shows.';
const named = ({ order: { orderNo, version } }: Trade) => ({ orderNo, version });
const refusal = ({ body }: { body: { code: unknown } }) => refusalOfCode(String(body.code));
const seenBy = ({ buyer, order }: Trade) => buyer.browser.ask(orderDetail, { orderNo: order.orderNo });
const release = (given: Trade) =>
  given.seller.browser.call(releaseCoins, { ...named(given), amountSeen: '101', isPayerTheBuyer: true, accountPwd: fundPassword });
const now = async (given: Trade): Promise<Trade> => ({ ...given, order: await seenBy(given) });

async function count(sql: string, { order }: Trade): Promise<number> {
  const [row] = await env.query<{ count: number }>(sql, [order.orderNo]);
  return row?.count ?? 0;
}

const openRulings = (given: Trade) =>
  count(
    `SELECT count(*)::int AS count FROM p2p_orders_rulings ruling JOIN p2p_orders_orders trade ON trade.id = ruling.order_id
     WHERE order_no = $1 AND ruling.state = 'open'`,
    given,
  );
const eventCount = (given: Trade, code: string) =>
  count(
    `SELECT count(*)::int AS count FROM p2p_orders_events JOIN p2p_orders_orders trade ON trade.id = order_id
     WHERE order_no = $1 AND code = '${code}'`,
    given,
  );

/** Both sequences: whoever comes first. */
const turns = [
  ['the one', false],
  ['the other', true],
] as const;

async function inTurn<First, Second>(given: Trade, isTurned: boolean, one: () => Promise<First>, other: () => Promise<Second>) {
  if (!isTurned) return await atOnce(env, given.order.orderNo, one, other);
  const [second, first] = await atOnce(env, given.order.orderNo, other, one);
  return [first, second] as [First, Second];
}

describe.each(turns)('two acts on a case at once, %s first', (_name, isTurned) => {
  it('R4.20 a ruling that is proposed and a withdrawal: one of them is done, and no ruling waits for an order that went on', async () => {
    const given = await openedAppeal(env);
    const [ruled, withdrawn] = await inTurn(
      given,
      isTurned,
      () => decider.call(proposeRuling, { ...named(given), verdict: 'refund', grounds: 'no-proof', fault: null, reason }),
      () => given.buyer.browser.call(cancelAppeal, named(given)),
    );
    const { orderStatus } = await seenBy(given);
    if (isTurned) {
      expect([orderStatus, await openRulings(given)]).toEqual([1, 0]);
      expect(refusal(ruled)).toMatch(/not-now|changed/);
    } else {
      expect([orderStatus, await openRulings(given), refusal(withdrawn)]).toEqual([2, 1, 'p2p-appeals.being-decided']);
    }
  });

  it('R4.20 a statement and the sweep that notes the silence: it is said once and read either way, and what was noted first stays', async () => {
    const given = await openedAppeal(env);
    const { orderNo } = given.order;
    await env.query(`UPDATE p2p_appeals_cases SET opened_at = opened_at - interval '31 minutes', next_at = app_now() WHERE order_no = $1`, [
      orderNo,
    ]);
    const [said] = await inTurn(
      given,
      isTurned,
      () => given.seller.browser.call(addStatement, { orderNo, kind: 'statement', text: otherWords }),
      () => keepClocks(worker),
    );
    expect(refusal(said)).toBeUndefined();
    await keepClocks(worker);
    expect(await eventCount(given, 'state-appeal')).toBe(1);
    // Whoever is heard before anybody noted the silence was not silent.
    expect(await eventCount(given, 'miss-statement')).toBe(isTurned ? 1 : 0);
  });

  it('R4.20 a freeze and a release: one is done, and a frozen order keeps its coins', async () => {
    const given = await paidTrade(env);
    const [frozen, released] = await inTurn(
      given,
      isTurned,
      () => risk.call(freezeOrder, { ...named(given), kind: 'investigation', hours: 24, reason }),
      () => release(given),
    );
    const after = await seenBy(given);
    if (isTurned) {
      expect(after).toMatchObject({ orderStatus: 3, freeze: null });
      expect(refusal(frozen)).toMatch(/not-now|changed/);
    } else {
      expect(after).toMatchObject({ orderStatus: 1, freeze: { kind: 'investigation' } });
      expect(refusal(released) ?? released.body.data).not.toMatchObject({ isDone: true });
    }
  });

  it('R4.20 a ruling that is carried out and a release by the seller: the coins move once', async () => {
    const given = await openedAppeal(env);
    const { rulingNo } = await decider.ask(proposeRuling, { ...named(given), verdict: 'refund', grounds: 'no-proof', fault: null, reason });
    const [decided, released] = await inTurn(
      given,
      isTurned,
      () => approver.call(decideRuling, { rulingNo, isApproved: true, reason }),
      () => release(given),
    );
    const { orderStatus, closeReason } = await seenBy(given);
    expect([orderStatus, closeReason]).toEqual(isTurned ? [3, 'completed'] : [4, 'ruled-refund']);
    expect(refusal(isTurned ? decided : released) ?? 'stale').toMatch(/ruling-over|not-now|stale/);
    expect(await openRulings(given)).toBe(0);
  });

  it('R4.20 T25 an award that is proposed and a claim that is withdrawn: no award waits for a claim that is over', async () => {
    const given = await claimedTrade(env);
    const { orderNo } = given.order;
    const terms = { outcome: 'upheld', toSide: null, amount: null, source: null, grounds: 'no-proof', fault: null, reason } as const;
    const [proposed, withdrawn] = await inTurn(
      given,
      isTurned,
      () => risk.call(proposeAward, { orderNo, ...terms }),
      () => given.seller.browser.call(withdrawClaim, { orderNo }),
    );
    expect([refusal(proposed), refusal(withdrawn)]).toEqual(
      isTurned ? ['p2p-appeals.no-case', undefined] : [undefined, 'p2p-appeals.being-decided'],
    );
  });

  it('R4.20 a review and a compensation: no deposit pays while the ruling is looked at again', async () => {
    const given = await now(await ruledTrade(env, staffBrowser));
    const { orderNo } = given.order;
    const { compensationNo } = await risk.ask(proposeCompensation, { orderNo, amount: '12.5', reason });
    const [paid, questioned] = await inTurn(
      given,
      isTurned,
      () => approver.call(decideCompensation, { compensationNo, isApproved: true, reason }),
      () => given.seller.browser.call(questionClosedOrder, { ...named(given), reason: 'ruling-wrong', text: someWords }),
    );
    expect(refusal(questioned)).toBeUndefined();
    expect(refusal(paid)).toBe(isTurned ? 'p2p-merchants.nothing-to-compensate' : undefined);
    expect(await depositOf(env, given.seller)).toBe(isTurned ? 100_000_000n : 87_500_000n);
    const again = await risk.call(proposeCompensation, { orderNo, amount: '1', reason });
    expect(refusal(again)).toBe('p2p-merchants.nothing-to-compensate');
  });

  it('R1.4 the removal of a merchant and an order of theirs that is released: the order ends as any, and the deposit stays for it', async () => {
    const given = await paidTrade(env);
    await giveMerchantStatus(env, given.seller.accountId);
    await given.seller.browser.ask(topUpDeposit, { amount: '100' });
    const { removalNo } = await decider.ask(proposeRemoval, { userId: given.seller.userId, cause: 'extra-fees', reason });
    const [removed, released] = await inTurn(
      given,
      isTurned,
      () => approver.call(decideRemoval, { removalNo, isApproved: true, reason }),
      () => release(given),
    );
    expect([refusal(removed), refusal(released)]).toEqual([undefined, undefined]);
    expect(await seenBy(given)).toMatchObject({ orderStatus: 3 });
    await keepDeadlines(worker);
    expect(await depositOf(env, given.seller)).toBe(100_000_000n);
  });
});

describe('the same from two sides or devices at once', () => {
  it('R4.20 two tenth pictures: one is added', async () => {
    const given = await openedAppeal(env);
    const { browser } = given.buyer;
    const { orderNo } = given.order;
    const add = async (fileId: string) => browser.call(addEvidence, { orderNo, kind: 'payment', fileId, isForStaff: false });
    for (let index = 0; index < 9; index += 1) expect(refusal(await add(await evidencePicture(browser)))).toBeUndefined();
    const files = [await evidencePicture(browser), await evidencePicture(browser)] as const;
    const both = await atOnce(
      env,
      orderNo,
      () => add(files[0]),
      () => add(files[1]),
    );
    expect(both.map(refusal)).toEqual([undefined, 'p2p-appeals.too-many']);
    expect(await eventCount(given, 'add-evidence')).toBe(10);
  });

  it('R4.20 a second device: an appeal is opened once, and what its side says is said once', async () => {
    const given = await paidTrade(env);
    const { orderNo } = given.order;
    const open = (browser: Browser) => browser.ask(openAppeal, { ...named(given), reason: 'asks-extra', text: someWords });
    const opened = await atOnce(
      env,
      orderNo,
      () => open(given.buyer.browser),
      () => open(given.buyer.browser.copy()),
    );
    expect(opened.map(({ isDone }) => isDone)).toEqual([true, false]);
    const state = (browser: Browser) => browser.call(addStatement, { orderNo, kind: 'statement', text: otherWords });
    const said = await atOnce(
      env,
      orderNo,
      () => state(given.seller.browser),
      () => state(given.seller.browser.copy()),
    );
    expect(said.map(refusal)).toEqual([undefined, 'p2p-appeals.stated']);
  });

  it('R4.20 R7.11 both sides question one ruling: it is reviewed once', async () => {
    const given = await now(await ruledTrade(env, staffBrowser));
    const question = (side: 'buyer' | 'seller') =>
      given[side].browser.call(questionClosedOrder, { ...named(given), reason: 'ruling-wrong', text: someWords });
    const both = await atOnce(
      env,
      given.order.orderNo,
      () => question('buyer'),
      () => question('seller'),
    );
    expect(refusal(both[0])).toBeUndefined();
    expect(refusal(both[1]) ?? both[1].body.data).not.toMatchObject({ isDone: true });
    expect(await eventCount(given, 'question-order')).toBe(1);
  });
});

it('R6.3 whoever has an order in appeal cannot ask to have the account closed', async () => {
  const given = await openedAppeal(env);
  for (const side of ['buyer', 'seller'] as const) {
    const factors = await giveFactors(env, given[side], 'ask-deletion');
    expect(refusal(await given[side].browser.call(askDeletion, { factors })), side).toMatch(/^(?:privacy|p2p-orders)\./);
  }
});

it('R1.4 a removed merchant gets the deposit back only when no order of theirs is questioned any more', async () => {
  const given = await ruledTrade(env, staffBrowser);
  const { removalNo } = await decider.ask(proposeRemoval, { userId: given.seller.userId, cause: 'extra-fees', reason });
  await approver.ask(decideRemoval, { removalNo, isApproved: true, reason });
  const { order } = await now(given);
  await given.seller.browser.ask(questionClosedOrder, {
    orderNo: order.orderNo,
    version: order.version,
    reason: 'ruling-wrong',
    text: someWords,
  });
  await passDays(env, given.seller, 10);
  await keepDeadlines(worker);
  expect(await depositOf(env, given.seller)).toBe(100_000_000n);
});
