import { randomUUID } from 'node:crypto';
import { auditList } from '@peerbourse/contract/core/audit/audit-list';
import { takeMyRecords } from '@peerbourse/contract/identity/privacy/take-my-records';
import { messageList } from '@peerbourse/contract/p2p/p2p-chat/message-list';
import { reportList } from '@peerbourse/contract/p2p/p2p-chat/reports/report-list';
import { reportTrader } from '@peerbourse/contract/p2p/p2p-chat/reports/report-trader';
import { viewReport } from '@peerbourse/contract/p2p/p2p-chat/reports/view-report';
import { sendMessage } from '@peerbourse/contract/p2p/p2p-chat/send-message';
import { refusals } from '@peerbourse/contract/refusals';
import { maxReportText, reportReasons } from '@peerbourse/rules/p2p-chat/report-reasons';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from '../support/browser.ts';
import { advertisingPerson, openMarket } from '../support/fixtures/advertising-users.ts';
import { trade } from '../support/fixtures/ordering-users.ts';
import { giveFactors } from '../support/fixtures/quick-users.ts';
import { staffBrowser } from '../support/fixtures/valid-staff-requests.ts';
import { invariants } from '../support/invariants.ts';
import { openTestEnvironment, type TestEnvironment } from '../support/test-environment.ts';

let env: TestEnvironment;

beforeAll(async () => {
  env = await openTestEnvironment();
  await Promise.all([env.start('api'), env.start('admin')]);
  await openMarket(env);
});

afterAll(async () => {
  for (const [name, query] of Object.entries(invariants)) expect(await env.query(query), name).toEqual([]);
  await env.close();
});

const say = (browser: Browser, orderNo: string, text: string) =>
  browser.ask(sendMessage, { orderNo, clientId: randomUUID(), kind: 'text', text });
const codeOf = async (browser: Browser, orderNo: string, more: object = {}) =>
  String((await browser.call(reportTrader, { orderNo, reason: 'abuse', ...more })).body.code);
const reportOf = async (staff: Browser, orderNo: string) => {
  const { reports } = await staff.ask(reportList, {});
  return reports.filter((report) => report.orderNo === orderNo);
};

describe('a report', () => {
  it('R7.13 of a message reaches staff with its order, its number and what was written, and each look is recorded', async () => {
    const { buyer, seller, order } = await trade(env);
    const { orderNo } = order;
    const { seq } = await say(seller.browser, orderNo, 'Send it to my cousin instead.');
    await buyer.browser.ask(reportTrader, { orderNo, seq, reason: 'third-party-payment', text: 'Wants me to pay somebody else.' });
    const staff = await staffBrowser(env, ['risk']);
    const [listed] = await reportOf(staff, orderNo);
    expect(listed).toEqual({
      reportNo: expect.stringMatching(/^\d{18,19}$/),
      orderNo,
      reporter: { userId: buyer.userId, nickName: order.buyUserInfo.nickName },
      reported: { userId: seller.userId, nickName: order.sellUserInfo.nickName },
      reason: 'third-party-payment',
      seq,
      at: expect.stringMatching(/Z$/),
      decidedAt: null,
      outcome: null,
    });
    const reportNo = listed?.reportNo as string;
    expect(String((await staff.call(viewReport, { reportNo })).body.code)).toBe(refusals['customers.reason-needed'].code);
    expect(await staff.ask(viewReport, { reportNo, reason: 'risk-review' })).toMatchObject({
      text: 'Wants me to pay somebody else.',
      message: { kind: 'text', text: 'Send it to my cousin instead.' },
    });
    const { entries } = await (await staffBrowser(env, ['auditor'])).ask(auditList, { act: 'customers.viewed-order' });
    for (const userId of [buyer.userId, seller.userId]) {
      expect(entries.find(({ subject }) => subject === userId)?.details).toMatchObject({ orderNo, reportNo });
    }
  });

  it('R7.13 of the person stands beside those of messages; the same twice is refused', async () => {
    const { buyer, seller, order } = await trade(env);
    const { orderNo } = order;
    const { seq } = await say(buyer.browser, orderNo, 'hello');
    expect(await codeOf(seller.browser, orderNo)).toBe('00000');
    expect(await codeOf(seller.browser, orderNo, { seq })).toBe('00000');
    const twice = refusals['p2p-chat.already-reported'].code;
    expect(await codeOf(seller.browser, orderNo, { reason: 'fake-proof' })).toBe(twice);
    expect(await codeOf(seller.browser, orderNo, { seq })).toBe(twice);
    expect(await codeOf(buyer.browser, orderNo)).toBe('00000');
    const staff = await staffBrowser(env, ['decider']);
    const found = await reportOf(staff, orderNo);
    expect(found.map(({ seq: about }) => about)).toEqual([null, seq, null]);
    const reportNo = found.at(-1)?.reportNo as string;
    expect(await staff.ask(viewReport, { reportNo, reason: 'support-request' })).toMatchObject({ text: '', message: null });
  });

  it('R7.13 is about messages of the other person alone, and comes from the two people of the order alone', async () => {
    const { buyer, order } = await trade(env);
    const { orderNo } = order;
    const { seq: own } = await say(buyer.browser, orderNo, 'mine');
    const unknown = refusals['p2p-chat.unknown-message'].code;
    // The first line is of the system, the last one does not exist.
    for (const seq of [1, own, own + 1]) expect(await codeOf(buyer.browser, orderNo, { seq }), String(seq)).toBe(unknown);
    const { browser: stranger } = await advertisingPerson(env);
    expect(await codeOf(stranger, orderNo)).toBe(refusals['p2p-orders.unknown-order'].code);
  });

  it('R7.13 needs words where the reason says nothing, and knows the reasons that the rules know', async () => {
    const { buyer, seller, order } = await trade(env);
    const invalid = refusals['request.invalid'].code;
    for (const more of [
      { reason: 'other' },
      { reason: 'other', text: '  ' },
      { reason: 'none' },
      { text: 'x'.repeat(maxReportText + 1) },
    ]) {
      expect(await codeOf(buyer.browser, order.orderNo, more), JSON.stringify(more)).toBe(invalid);
    }
    for (const reason of reportReasons) {
      const { seq } = await say(seller.browser, order.orderNo, reason);
      expect(await codeOf(buyer.browser, order.orderNo, { seq, reason, text: 'as said' }), reason).toBe('00000');
    }
  });

  it('R7.13 is told to nobody: the chat stays as it was, and only the reporter can take it along', async () => {
    const { buyer, seller, order } = await trade(env);
    const before = await seller.browser.ask(messageList, { orderNo: order.orderNo });
    await buyer.browser.ask(reportTrader, { orderNo: order.orderNo, reason: 'off-platform', text: 'a secret of mine' });
    expect(await seller.browser.ask(messageList, { orderNo: order.orderNo })).toEqual(before);
    const sectionsOf = async (person: typeof buyer) =>
      (await person.browser.ask(takeMyRecords, { factors: await giveFactors(env, person, 'my-data') })).sections;
    expect(await sectionsOf(buyer)).toMatchObject({ p2pReports: [{ order_no: order.orderNo, message_seq: 0, reason: 'off-platform' }] });
    expect(await sectionsOf(seller)).toMatchObject({ p2pReports: [] });
    expect(JSON.stringify(await env.query('SELECT * FROM p2p_chat_reports', []))).not.toContain('a secret of mine');
  });
});

describe('rows of reports', () => {
  it('R7.13 are written by one function and changed by nobody; staff read reported messages and no others', async () => {
    const { buyer, seller, order } = await trade(env);
    const { seq } = await say(seller.browser, order.orderNo, 'not reported');
    const stranger = await advertisingPerson(env);
    const act = (reporterId: string, about: number) =>
      `SELECT p2p_chat_report('104857600123459999', '${order.orderNo}', ${reporterId}, ${about}, 'abuse', NULL)`;
    await expect(env.queryAs('api', act(stranger.accountId, 0))).rejects.toThrow('the other person of an own order');
    await expect(env.queryAs('api', act(seller.accountId, seq))).rejects.toThrow('the other person of an own order');
    for (const role of ['api', 'admin', 'stream', 'worker']) {
      for (const write of [`UPDATE p2p_chat_reports SET reason = 'other'`, 'DELETE FROM p2p_chat_reports']) {
        await expect(env.queryAs(role, write), `${role} ${write}`).rejects.toThrow('permission denied');
      }
      if (role !== 'api') await expect(env.queryAs(role, act(buyer.accountId, 0)), role).rejects.toThrow('permission denied');
    }
    await expect(env.queryAs('admin', 'SELECT closed_text FROM p2p_chat_messages')).rejects.toThrow('permission denied');
  });
});
