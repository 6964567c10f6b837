import { randomUUID } from 'node:crypto';
import { auditList } from '@peerbourse/contract/core/audit/audit-list';
import { exportEntries } from '@peerbourse/contract/core/audit/export-entries';
import { proposeSettingChange } from '@peerbourse/contract/core/settings/propose-setting-change';
import { settingList } from '@peerbourse/contract/core/settings/setting-list';
import { decideHit } from '@peerbourse/contract/identity/verification/decide-hit';
import { hitQueue } from '@peerbourse/contract/identity/verification/hit-queue';
import { openCase } from '@peerbourse/contract/identity/verification/open-case';
import { find } from '@peerbourse/contract/identity/work/find';
import { myWork } from '@peerbourse/contract/identity/work/my-work';
import { removeView } from '@peerbourse/contract/identity/work/remove-view';
import { saveView } from '@peerbourse/contract/identity/work/save-view';
import { viewList } from '@peerbourse/contract/identity/work/view-list';
import { adModerationList } from '@peerbourse/contract/p2p/p2p-ads/moderation/ad-moderation-list';
import { checkAd } from '@peerbourse/contract/p2p/p2p-ads/moderation/check-ad';
import { takeCase } from '@peerbourse/contract/p2p/p2p-appeals/desk/take-case';
import { decideReport } from '@peerbourse/contract/p2p/p2p-chat/reports/decide-report';
import { reportList } from '@peerbourse/contract/p2p/p2p-chat/reports/report-list';
import { reportTrader } from '@peerbourse/contract/p2p/p2p-chat/reports/report-trader';
import { viewReport } from '@peerbourse/contract/p2p/p2p-chat/reports/view-report';
import { proposeRuling } from '@peerbourse/contract/p2p/p2p-orders/desk/propose-ruling';
import { refusalOfCode } from '@peerbourse/contract/refusals';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from '../support/browser.ts';
import { openMarket } from '../support/fixtures/advertising-users.ts';
import { appealedTrade } from '../support/fixtures/order-ways.ts';
import { foundOnTheList, staffBrowser } from '../support/fixtures/valid-staff-requests.ts';
import { askedSupport } from '../support/fixtures/valid-support-requests.ts';
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

async function queueOf(staff: Browser, name: string) {
  const { queues } = await staff.ask(myWork, {});
  return queues.find((queue) => queue.name === name);
}

const numbersIn = async (staff: Browser, name: string) => (await queueOf(staff, name))?.cases.map(({ number }) => number) ?? [];

describe('what waits', () => {
  it('each role gets the queues that it decides, and no other', async () => {
    const names = async (...roles: Parameters<typeof staffBrowser>[1] & object) =>
      (await (await staffBrowser(env, roles)).ask(myWork, {})).queues.map(({ name }) => name);
    expect(await names('reader')).toEqual([]);
    expect(await names('auditor')).toEqual([]);
    expect(await names('editor')).toEqual([]);
    expect(await names('approver')).toEqual([
      'p2p-appeals.awards',
      'p2p-orders.rulings',
      'p2p-orders.unfreezes',
      'verification.clearings',
      'p2p-merchants.removals',
      'p2p-merchants.compensations',
      'ledger.corrections',
      'spot.proposals',
      'settings.proposals',
      'staff.proposals',
    ]);
    expect(await names('decider')).toEqual([
      'p2p-appeals.cases',
      'recoveries.cases',
      'verification.cases',
      'verification.hits',
      'risk.requests',
      'support.tickets',
      'p2p-ads.moderation',
      'p2p-merchants.applications',
      'p2p-chat.reports',
    ]);
    expect(await names('risk')).toContain('p2p-paymethods.reviews');
  });

  it('a ticket waits from its last message on, is late after four hours, and leads to its desk', async () => {
    const staff = await staffBrowser(env, ['decider']);
    const before = await queueOf(staff, 'support.tickets');
    const { ticketNo } = await askedSupport(env);
    await env.query("UPDATE support_tickets SET waiting_since = app_now() - interval '5 hours' WHERE ticket_no = $1", [ticketNo]);
    const after = await queueOf(staff, 'support.tickets');
    expect(after).toMatchObject({ waiting: (before?.waiting ?? 0) + 1, late: (before?.late ?? 0) + 1, mine: 0 });
    expect(after?.cases[0]).toMatchObject({ number: ticketNo, address: `#/support/${ticketNo}`, isLate: true, usdt: '' });
    expect(JSON.stringify(after)).not.toMatch(/@|subject|userId/);
  });

  it('an appeal waits for staff once both spoke or their time is over, is mine when I took it, and not a colleague’s', async () => {
    const [me, colleague] = [await staffBrowser(env, ['decider']), await staffBrowser(env, ['decider'])];
    const { order } = await appealedTrade(env);
    expect(await numbersIn(me, 'p2p-appeals.cases')).not.toContain(order.orderNo);
    await env.query('UPDATE p2p_appeals_cases SET silence_noted_at = app_now() WHERE order_no = $1', [order.orderNo]);
    expect(await numbersIn(me, 'p2p-appeals.cases')).toContain(order.orderNo);
    await me.ask(takeCase, { orderNo: order.orderNo });
    const mine = await queueOf(me, 'p2p-appeals.cases');
    expect(mine).toMatchObject({ mine: 1 });
    expect(mine?.cases[0]).toMatchObject({ number: order.orderNo, isMine: true });
    expect(Number(mine?.cases[0]?.usdt)).toBeGreaterThan(0);
    expect(await numbersIn(colleague, 'p2p-appeals.cases')).not.toContain(order.orderNo);
  });

  it('a ruling waits for a second member, and not for the one who proposed it', async () => {
    const [proposer, second] = [await staffBrowser(env, ['risk']), await staffBrowser(env, ['approver'])];
    const { order } = await appealedTrade(env);
    await proposer.ask(proposeRuling, {
      orderNo: order.orderNo,
      version: order.version,
      verdict: 'refund',
      grounds: 'no-proof',
      fault: null,
      reason: 'The payment never arrived.',
    });
    expect(await numbersIn(proposer, 'p2p-orders.rulings')).not.toContain(order.orderNo);
    expect(await numbersIn(proposer, 'p2p-appeals.cases')).not.toContain(order.orderNo);
    expect(await numbersIn(second, 'p2p-orders.rulings')).toContain(order.orderNo);
  });

  it('a hit of the sanctions list waits for a member who judges it, then for a second one, and leads to the hit alone', async () => {
    const [proposer, second] = [await staffBrowser(env, ['risk']), await staffBrowser(env, ['approver'])];
    const { caseNo, hitNo } = await foundOnTheList(env, proposer);
    const hits = await queueOf(proposer, 'verification.hits');
    const hit = hits?.cases.find(({ number }) => number === hitNo);
    const address = `#/verification/hits/${hitNo}`;
    expect(hit).toMatchObject({ address, isLate: false, usdt: '' });
    expect(Date.parse(hit?.dueAt ?? '') - Date.parse(hit?.since ?? '')).toBe(4 * 3_600_000);
    expect(JSON.stringify(hits)).not.toMatch(/Vexmoor|userId/);
    expect((await second.ask(find, { text: hitNo })).found).toContainEqual(expect.objectContaining({ address }));

    const said = { hitNo, isSamePerson: false, reason: 'another person of that name' };
    await proposer.ask(decideHit, said);
    expect(await numbersIn(proposer, 'verification.hits')).not.toContain(hitNo);
    expect(await numbersIn(proposer, 'verification.clearings')).not.toContain(hitNo);
    expect(await numbersIn(second, 'verification.clearings')).toContain(hitNo);
    expect((await second.ask(hitQueue, { hitNo })).hits).toMatchObject([{ hitNo, state: 'proposed', case: { caseNo } }]);

    await second.ask(openCase, { caseNo });
    await second.ask(decideHit, said);
    expect(await numbersIn(second, 'verification.clearings')).not.toContain(hitNo);
  });

  it('a change of a setting waits for approvers other than its proposer', async () => {
    const both = await staffBrowser(env, ['risk', 'approver']);
    const approver = await staffBrowser(env, ['approver']);
    const { settings } = await both.ask(settingList, {});
    const setting = settings.find(({ key }) => key === 'recoveries.waitingHours');
    const version = setting?.version ?? 0;
    await both.ask(proposeSettingChange, { key: 'recoveries.waitingHours', version, value: 30, reason: 'A test of what waits.' });
    expect((await queueOf(both, 'settings.proposals'))?.waiting).toBe(0);
    expect((await queueOf(approver, 'settings.proposals'))?.waiting).toBe(1);
  });

  it('an ad waits until somebody looked at it, and is found by its number alone', async () => {
    const staff = await staffBrowser(env, ['decider']);
    const { order } = await appealedTrade(env);
    const { ads } = await staff.ask(adModerationList, { adNo: order.adNo });
    expect(ads.map(({ adNo }) => adNo)).toEqual([order.adNo]);
    const before = (await queueOf(staff, 'p2p-ads.moderation'))?.waiting ?? 0;
    const waiting = (await staff.ask(adModerationList, { show: 'waiting' })).ads;
    expect(before).toBe(waiting.length);
    const [ad] = ads;
    await staff.ask(checkAd, { adNo: order.adNo, version: ad?.version ?? 0 });
    expect((await queueOf(staff, 'p2p-ads.moderation'))?.waiting).toBe(before - 1);
  });

  it('a report waits until somebody has decided it', async () => {
    const staff = await staffBrowser(env, ['decider']);
    const { order, buyer } = await appealedTrade(env);
    await buyer.browser.ask(reportTrader, { orderNo: order.orderNo, reason: 'abuse' });
    const [report] = (await staff.ask(reportList, {})).reports;
    const reportNo = report?.reportNo ?? '';
    expect(await numbersIn(staff, 'p2p-chat.reports')).toContain(reportNo);
    await staff.ask(viewReport, { reportNo, reason: 'complaint' });
    expect(await numbersIn(staff, 'p2p-chat.reports')).toContain(reportNo);
    await staff.ask(decideReport, { reportNo, outcome: 'no-action', note: 'decided by the tests' });
    expect(await numbersIn(staff, 'p2p-chat.reports')).not.toContain(reportNo);
  });
});

describe('the finder', () => {
  it('knows orders, cases, ads, traders, rulings and journals by their numbers', async () => {
    const staff = await staffBrowser(env);
    const { order, seller } = await appealedTrade(env);
    const { rulingNo } = await staff.ask(proposeRuling, {
      orderNo: order.orderNo,
      version: order.version,
      verdict: 'refund',
      grounds: 'no-proof',
      fault: null,
      reason: 'The payment never arrived.',
    });
    const [journal] = await env.query<{ id: string }>('SELECT id::text FROM ledger_journals ORDER BY at DESC LIMIT 1');
    const addressOf = async (text: string, kind: string) =>
      (await staff.ask(find, { text })).found.find((each) => each.kind === kind)?.address;
    expect(await addressOf(order.orderNo, 'order')).toBe(`#/p2p/orders/${order.orderNo}`);
    expect(await addressOf(` ${order.orderNo}-1 `, 'case')).toBe(`#/p2p/orders/${order.orderNo}`);
    expect(await addressOf(rulingNo, 'ruling')).toBe(`#/p2p/orders/${order.orderNo}`);
    expect(await addressOf(order.adNo, 'ad')).toBe(`#/p2p/ads?ad=${order.adNo}`);
    expect(await addressOf(seller.userId, 'trader')).toBe(`#/p2p/traders/${seller.userId}`);
    expect(await addressOf(journal?.id ?? '', 'journal')).toBe(`#/ledger/journal/${journal?.id}`);
    expect((await staff.ask(find, { text: randomUUID() })).found).toEqual([]);
  });

  it('does not say whether a customer exists: it leads to the screen that asks why', async () => {
    const staff = await staffBrowser(env, ['reader']);
    const { seller } = await appealedTrade(env);
    for (const text of ['nobody@nowhere.example', '+639171234567', '9999999999999', seller.userId]) {
      const { found } = await staff.ask(find, { text });
      expect(found.find(({ kind }) => kind === 'customer')?.address).toBe(`#/customers?find=${encodeURIComponent(text)}`);
    }
  });

  it('leads nobody to a screen that is not theirs', async () => {
    const editor = await staffBrowser(env, ['editor']);
    const { order, seller } = await appealedTrade(env);
    for (const text of [order.orderNo, seller.userId, 'somebody@example.com']) expect((await editor.ask(find, { text })).found).toEqual([]);
  });
});

describe('saved views', () => {
  it('belong to whoever saved them, and the same name means the newest place', async () => {
    const [me, other] = [await staffBrowser(env, ['reader']), await staffBrowser(env, ['reader'])];
    await me.ask(saveView, { name: 'Late', address: '#/support' });
    const { views } = await me.ask(saveView, { name: 'Late', address: '#/support?state=answered' });
    expect(views).toEqual([{ viewId: expect.any(String), name: 'Late', address: '#/support?state=answered' }]);
    expect((await other.ask(viewList, {})).views).toEqual([]);
    const viewId = views[0]?.viewId ?? '';
    await other.ask(removeView, { viewId });
    expect((await me.ask(viewList, {})).views).toHaveLength(1);
    expect((await me.ask(removeView, { viewId })).views).toEqual([]);
  });

  it('are places of the console, and thirty at most', async () => {
    const me = await staffBrowser(env, ['reader']);
    for (const address of ['https://elsewhere.example', 'javascript:alert(1)', '#x', `#/${'x'.repeat(500)}`]) {
      expect(refusalOfCode(String((await me.call(saveView, { name: 'x', address })).body.code))).toBe('request.invalid');
    }
    for (let at = 0; at < 30; at += 1) await me.ask(saveView, { name: `View ${at}`, address: '#/support' });
    expect(refusalOfCode(String((await me.call(saveView, { name: 'One more', address: '#/support' })).body.code))).toBe(
      'work.too-many-views',
    );
    expect((await me.ask(saveView, { name: 'View 3', address: '#/staff' })).views).toHaveLength(30);
  });
});

it('the audit log goes into a file, and says who took it', async () => {
  const auditor = await staffBrowser(env, ['auditor']);
  const { csv, count, isCut } = await auditor.ask(exportEntries, { act: 'p2p-appeals' });
  expect(csv.trimEnd().split('\r\n')).toHaveLength(count + 1);
  expect(isCut).toBe(false);
  expect(csv).toContain('p2p-appeals.taken');
  const [entry] = (await auditor.ask(auditList, { act: 'audit.exported' })).entries;
  expect(entry).toMatchObject({ subject: 'audit', details: { act: 'p2p-appeals', count } });
});
