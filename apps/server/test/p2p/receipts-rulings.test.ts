import { decideAward } from '@peerbourse/contract/p2p/p2p-appeals/desk/decide-award';
import { proposeAward } from '@peerbourse/contract/p2p/p2p-appeals/desk/propose-award';
import { questionClosedOrder } from '@peerbourse/contract/p2p/p2p-appeals/question-closed-order';
import { decideCompensation } from '@peerbourse/contract/p2p/p2p-merchants/desk/decide-compensation';
import { proposeCompensation } from '@peerbourse/contract/p2p/p2p-merchants/desk/propose-compensation';
import { orderDetail } from '@peerbourse/contract/p2p/p2p-orders/order-detail';
import { orderReceipt } from '@peerbourse/contract/p2p/receipts/order-receipt';
import { orderRulings } from '@peerbourse/contract/p2p/receipts/order-rulings';
import { verifyReceipt } from '@peerbourse/contract/p2p/receipts/verify-receipt';
import { refusals } from '@peerbourse/contract/refusals';
import { canonicalJson } from '@peerbourse/rules/receipts/canonical-json';
import { receiptFacts } from '@peerbourse/rules/receipts/receipt';
import { rulingFacts, rulingFile } from '@peerbourse/rules/receipts/ruling';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signRulings } from '#modules/p2p/receipts/sign-rulings.ts';
import { type RoleRuntime, startRole } from '#platform/role-runtime.ts';
import { Browser } from '../support/browser.ts';
import { openMarket } from '../support/fixtures/advertising-users.ts';
import { ruledTrade } from '../support/fixtures/compensations.ts';
import { type Trade, trade } from '../support/fixtures/ordering-users.ts';
import { staffBrowser } from '../support/fixtures/valid-staff-requests.ts';
import { openTestEnvironment, type TestEnvironment } from '../support/test-environment.ts';

let env: TestEnvironment;
let worker: RoleRuntime;
let guest: Browser;
let risk: Browser;
let otherRisk: Browser;

beforeAll(async () => {
  env = await openTestEnvironment();
  await Promise.all([env.start('api'), env.start('admin')]);
  await openMarket(env);
  worker = startRole('worker', env.config);
  guest = new Browser(env);
  [risk, otherRisk] = await Promise.all([staffBrowser(env, ['risk']), staffBrowser(env, ['risk'])]);
});

afterAll(async () => {
  await worker.db.destroy();
  await env.close();
});

const reason = 'as the bank statement shows it';
const rulingsOf = async ({ order }: Trade, { browser }: Trade['buyer']) =>
  (await browser.ask(orderRulings, { orderNo: order.orderNo })).rulings;
const verdictOn = async (text: string) => (await guest.ask(verifyReceipt, { text })).verdict;

describe('a signed ruling', () => {
  it('R4.20 says what was decided and by whom without a name; both people have it, and anybody can check it', async () => {
    const given = await ruledTrade(env, staffBrowser);
    expect(await rulingsOf(given, given.buyer)).toEqual([]);
    await signRulings(worker);
    const [signed, ...others] = await rulingsOf(given, given.buyer);
    if (!signed) throw new Error('a ruling that was carried out is signed');
    expect(others).toEqual([]);
    expect(await rulingsOf(given, given.seller)).toEqual([signed]);
    const facts = rulingFacts(signed);
    expect(facts).toMatchObject({
      format: 'peerbourse.ruling.1',
      orderNo: given.order.orderNo,
      type: 'release',
      about: 'appeal',
      coin: 'USDT',
      toSeller: '0',
      grounds: 'payment-proven',
      rule: 'ruling-grounds.1/payment-proven',
      fault: 'seller',
      eventHead: expect.stringMatching(/^[0-9a-f]{64}$/),
    });
    expect(facts.author).toMatch(/^[0-9a-f]{24}$/);
    expect(facts.approver).not.toBe(facts.author);
    const receipt = receiptFacts(await given.buyer.browser.ask(orderReceipt, { orderNo: given.order.orderNo }));
    expect(receipt.ruling).toMatchObject({ grounds: 'payment-proven', fault: 'seller', toBuyer: facts.toBuyer, toSeller: facts.toSeller });
    expect(await verdictOn(rulingFile(signed))).toBe('genuine');
    expect(await verdictOn(rulingFile({ ...signed, body: signed.body.replace('"fault":"seller"', '"fault":"buyer"') }))).toBe('altered');
    const stranger = await trade(env);
    const refused = await stranger.buyer.browser.call(orderRulings, { orderNo: given.order.orderNo });
    expect(refused.body.code).toBe(refusals['p2p-orders.unknown-order'].code);
  });

  it('R4.20 follows each decision, a review and a compensation as well, once', async () => {
    const given = await ruledTrade(env, staffBrowser);
    const { orderNo } = given.order;
    const { compensationNo } = await risk.ask(proposeCompensation, { orderNo, amount: '12.5', reason });
    await otherRisk.ask(decideCompensation, { compensationNo, isApproved: true, reason });
    const { version } = await given.seller.browser.ask(orderDetail, { orderNo });
    await given.seller.browser.ask(questionClosedOrder, {
      orderNo,
      version,
      reason: 'ruling-wrong',
      text: 'Nobody looked at what my bank says.',
    });
    const upheld = {
      outcome: 'upheld',
      toSide: null,
      amount: null,
      source: null,
      grounds: 'payment-proven',
      fault: 'seller',
      reason,
    } as const;
    const { awardNo } = await risk.ask(proposeAward, { orderNo, ...upheld });
    await otherRisk.ask(decideAward, { awardNo, isApproved: true, reason });
    await Promise.all([signRulings(worker), signRulings(worker)]);
    await signRulings(worker);
    const rulings = (await rulingsOf(given, given.buyer)).map(rulingFacts);
    expect(rulings.map(({ type, about, toBuyer, coin }) => [type, about, toBuyer, coin])).toEqual(
      expect.arrayContaining([
        ['release', 'appeal', expect.any(String), 'USDT'],
        ['compensation', 'deposit', '12.5', 'USDT'],
        ['upheld', 'review', '0', 'USDT'],
      ]),
    );
    expect(rulings).toHaveLength(3);
    const marks = rulings.map(({ author, approver }) => [author, approver]);
    expect(marks[1]).toEqual(marks[2]);
    expect(marks[0]).not.toEqual(marks[1]);
  });

  it('R6.1 is added by the worker alone, says nothing but what was decided, and stays as it is', async () => {
    const given = await ruledTrade(env, staffBrowser);
    await signRulings(worker);
    const change = `UPDATE receipts_rulings SET body = body || ' ' WHERE order_no = '${given.order.orderNo}'`;
    await expect(env.query(change)).rejects.toThrow('what was signed stays as it is');
    await expect(env.query(`DELETE FROM receipts_rulings WHERE order_no = '${given.order.orderNo}'`)).rejects.toThrow('stays as it is');
    const copy = (from: string, to: string) =>
      `INSERT INTO receipts_rulings (kind, ruling_no, order_no, buyer_id, seller_id, body, key_id, signature)
       SELECT kind, '1000000001', order_no, buyer_id, seller_id, replace(body, '${from}', '${to}'), key_id, signature FROM receipts_rulings
       WHERE order_no = '${given.order.orderNo}'`;
    for (const role of ['api', 'admin'] as const) await expect(env.queryAs(role, copy('x', 'y'))).rejects.toThrow('permission denied');
    await expect(env.queryAs('worker', copy('x', 'y'))).rejects.toThrow('no decision says');
  });

  it('R4.20 that was altered anywhere is refused', async () => {
    const given = await ruledTrade(env, staffBrowser);
    await signRulings(worker);
    const [signed] = await rulingsOf(given, given.buyer);
    if (!signed) throw new Error('a ruling that was carried out is signed');
    const facts = rulingFacts(signed);
    for (const member of Object.keys(facts)) {
      const text = rulingFile({ ...signed, body: canonicalJson({ ...facts, [member]: 'altered' }) });
      expect(await verdictOn(text), member).toBe(member === 'format' ? 'unreadable' : 'altered');
    }
  });
});
