import type { Call } from '@peerbourse/contract/call';
import { uploadBase64File } from '@peerbourse/contract/core/files/upload-base64-file';
import { notificationList } from '@peerbourse/contract/core/notifications/notification-list';
import { viewUser } from '@peerbourse/contract/identity/customers/view-user';
import { answerRequest } from '@peerbourse/contract/identity/risk/answer-request';
import { decideRequest } from '@peerbourse/contract/identity/risk/desk/decide-request';
import { dryRun } from '@peerbourse/contract/identity/risk/desk/dry-run';
import { requestQueue } from '@peerbourse/contract/identity/risk/desk/request-queue';
import { viewRequest } from '@peerbourse/contract/identity/risk/desk/view-request';
import { requestDetail } from '@peerbourse/contract/identity/risk/request-detail';
import { publishAd } from '@peerbourse/contract/p2p/p2p-ads/own/publish-ad';
import { confirmPaid } from '@peerbourse/contract/p2p/p2p-orders/commands/confirm-paid';
import { releaseCoins } from '@peerbourse/contract/p2p/p2p-orders/commands/release-coins';
import { placeOrder } from '@peerbourse/contract/p2p/p2p-orders/place-order';
import { addMethod } from '@peerbourse/contract/p2p/p2p-paymethods/add-method';
import { refusalOfCode, refusals } from '@peerbourse/contract/refusals';
import { riskActs, riskQuestions } from '@peerbourse/rules/risk/rule';
import { riskRequestStates } from '@peerbourse/rules/risk/verdict';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { expireRequests } from '#modules/identity/risk/expire-requests.ts';
import { type RoleRuntime, startRole } from '#platform/role-runtime.ts';
import type { Browser } from '../support/browser.ts';
import { type AdvertisingPerson, adInput, advertisingPerson, openMarket, publish } from '../support/fixtures/advertising-users.ts';
import { changeSetting } from '../support/fixtures/change-setting.ts';
import { trade } from '../support/fixtures/ordering-users.ts';
import { fundPassword } from '../support/fixtures/paying-users.ts';
import { anAnswer, answeredInformation, askedForInformation, riskRule, riskRules } from '../support/fixtures/valid-risk-requests.ts';
import { staffBrowser } from '../support/fixtures/valid-staff-requests.ts';
import { invariants } from '../support/invariants.ts';
import { openTestEnvironment, type TestEnvironment } from '../support/test-environment.ts';

let env: TestEnvironment;
let worker: RoleRuntime;
let seller: AdvertisingPerson;
let adNo: string;

beforeAll(async () => {
  env = await openTestEnvironment();
  worker = startRole('worker', env.config);
  await Promise.all([env.start('api'), env.start('admin')]);
  await openMarket(env);
  await changeSetting(env, 'risk.rules', riskRules());
  seller = await advertisingPerson(env);
  ({ adNo } = await publish(seller));
});

beforeEach(() => rule(riskRule()));

afterAll(async () => {
  for (const [name, query] of Object.entries(invariants)) expect(await env.query(query), name).toEqual([]);
  await worker.db.destroy();
  await env.close();
});

const rule = async (...rules: ReturnType<typeof riskRule>[]) =>
  expect(await changeSetting(env, 'risk.rules', riskRules(...rules))).toBe('00000');
const wanted = () => ({ adNo, price: '1.01', amount: '101' });
const agent = () => staffBrowser(env, ['decider']);

interface Question {
  title?: string;
  requestId?: string;
  expireTime?: number;
  url?: string;
  subStatus?: string;
}

/** What an act was answered: its refusal, and what the question says. */
async function answered(browser: Browser, call: Call, input: object): Promise<{ refusal: string | undefined; question: Question }> {
  const { body } = await browser.call(call, input as never);
  const refusal = body.code === call.ok ? undefined : refusalOfCode(String(body.code));
  return { refusal, question: ((body.data as { params?: Question } | null)?.params ?? {}) as Question };
}

const place = (person: AdvertisingPerson) => answered(person.browser, placeOrder, wanted());
const refusalOf = async (browser: Browser, call: Call, input: object) => (await answered(browser, call, input)).refusal;

/** Somebody whose order was asked about. */
async function asked(): Promise<{ person: AdvertisingPerson; requestNo: string }> {
  const person = await advertisingPerson(env);
  const { question } = await place(person);
  return { person, requestNo: question.requestId ?? '' };
}

async function decided(isApproved: boolean): Promise<{ person: AdvertisingPerson; requestNo: string }> {
  const found = await asked();
  await found.person.browser.ask(answerRequest, { requestNo: found.requestNo, ...anAnswer });
  await (await agent()).ask(decideRequest, { requestNo: found.requestNo, isApproved, reason: 'a decision of the tests' });
  return found;
}

describe('a rule that asks', () => {
  it('R8.4 stops the order, and sends one request with title, number, expiry and address', async () => {
    const person = await advertisingPerson(env);
    const { refusal, question } = await place(person);
    expect(refusal).toBe('risk.question');
    expect(question).toMatchObject({ title: 'What are you trading for?', url: `/account/requests/${question.requestId}` });
    expect(question.requestId).toMatch(/^[1-9]\d{17,18}$/);
    const hours = ((question.expireTime ?? 0) - Date.now()) / 3_600_000;
    expect(hours).toBeGreaterThan(23);
    expect(hours).toBeLessThan(25);
    // Again it is the same one, told once.
    expect((await place(person)).question).toEqual(question);
    expect(await env.query('SELECT state FROM risk_requests WHERE account_id = $1', [person.accountId])).toEqual([{ state: 'open' }]);
    const { entries } = await person.browser.ask(notificationList, {});
    expect(entries.filter(({ kind }) => kind === 'risk_asked')).toHaveLength(1);
    expect(await env.query('SELECT 1 FROM p2p_orders_orders WHERE buyer_id = $1', [person.accountId])).toEqual([]);
  });

  it('R8.4 asks once when two orders come at the same time', async () => {
    const person = await advertisingPerson(env);
    const both = await Promise.all([place(person), place(person), place(person)]);
    expect(both.map(({ refusal }) => refusal)).toEqual(Array(3).fill('risk.question'));
    expect(new Set(both.map(({ question }) => question.requestId)).size).toBe(1);
    expect(await env.query('SELECT 1 FROM risk_requests WHERE account_id = $1', [person.accountId])).toHaveLength(1);
  });

  it('R8.4 says that the answer is under review, lets its person pass when it was enough, and stops them when it was not', async () => {
    const { person, requestNo } = await asked();
    await person.browser.ask(answerRequest, { requestNo, ...anAnswer });
    expect(await place(person)).toEqual({ refusal: 'risk.question', question: { subStatus: 'reviewing' } });
    await (await agent()).ask(decideRequest, { requestNo, isApproved: true, reason: 'looks like rent' });
    expect((await place(person)).refusal).toBeUndefined();

    const rejected = await decided(false);
    expect((await place(rejected.person)).refusal).toBe('risk.blocked');
  });

  it('R8.4 asks anew when nobody answered in time, and when a decision does not count any more', async () => {
    const { person, requestNo } = await asked();
    await env.query(
      `UPDATE risk_requests SET asked_at = asked_at - interval '2 days', expires_at = expires_at - interval '2 days' WHERE request_no = $1`,
      [requestNo],
    );
    expect(await person.browser.ask(requestDetail, { requestNo })).toMatchObject({ state: 'expired' });
    expect(await refusalOf(person.browser, answerRequest, { requestNo, ...anAnswer })).toBe('risk.request-over');
    const again = (await place(person)).question.requestId;
    expect(again).not.toBe(requestNo);
    expect(await env.query('SELECT state FROM risk_requests WHERE account_id = $1 ORDER BY id', [person.accountId])).toEqual([
      { state: 'expired' },
      { state: 'open' },
    ]);
    const passed = await decided(true);
    await env.query(`UPDATE risk_requests SET counts_until = app_now() - interval '1 second' WHERE request_no = $1`, [passed.requestNo]);
    expect((await place(passed.person)).question.requestId).not.toBe(passed.requestNo);
  });

  it('R8.4 R7.13 is heeded when an ad is published and when coins are released', async () => {
    const person = await advertisingPerson(env);
    await rule(riskRule({ acts: ['publish-ad'], question: 'payment-account' }));
    expect(await answered(person.browser, publishAd, adInput(person))).toMatchObject({
      refusal: 'risk.question',
      question: { title: 'Whose payment account is it?' },
    });
    expect(await env.query('SELECT 1 FROM p2p_ads_ads WHERE account_id = $1', [person.accountId])).toEqual([]);
    await rule();
    const sold = await trade(env);
    const { order } = await sold.buyer.browser.ask(confirmPaid, {
      orderNo: sold.order.orderNo,
      version: 1,
      userPaymethodId: sold.seller.methodNo,
    });
    const release = { orderNo: order.orderNo, version: order.version, amountSeen: '101', isPayerTheBuyer: true, accountPwd: fundPassword };
    await rule(riskRule({ acts: ['release-coins'], question: 'new-device', when: { amountFromUsdt: 100 } }));
    expect(await answered(sold.seller.browser, releaseCoins, release)).toMatchObject({
      refusal: 'risk.question',
      question: { title: 'Did you change your login?' },
    });
    await rule(riskRule({ acts: ['release-coins'], when: { amountFromUsdt: 101 } }));
    expect(await refusalOf(sold.seller.browser, releaseCoins, release)).toBeUndefined();
  });
});

describe('a rule that blocks', () => {
  it.each(['place-order', 'publish-ad', 'save-method'] as const)('R8.5 refuses %s', async (act) => {
    const person = await advertisingPerson(env);
    await rule(riskRule({ acts: [act], outcome: 'block' }));
    const acts = {
      'place-order': () => refusalOf(person.browser, placeOrder, wanted()),
      'publish-ad': () => refusalOf(person.browser, publishAd, adInput(person)),
      'save-method': () =>
        refusalOf(person.browser, addMethod, {
          paymethodId: '301',
          fiatCode: 'EUR',
          paymethodInfo: [{ name: 'iban', value: 'DE89370400440532013000' }],
          accountPwd: fundPassword,
        }),
    };
    expect(await acts[act]()).toBe('risk.blocked');
    await rule(riskRule({ acts: [act], outcome: 'block', isOn: false }));
    expect(await acts[act]()).not.toBe('risk.blocked');
  });

  it('R8.5 cannot be passed by an answer to another rule, and decides when it comes first', async () => {
    const { person } = await decided(true);
    const block = riskRule({ id: 'block-all', outcome: 'block' });
    await rule(riskRule(), block);
    expect((await place(person)).refusal).toBe('risk.blocked');
    const other = await advertisingPerson(env);
    expect((await place(other)).refusal).toBe('risk.question');
    await rule(block, riskRule());
    expect((await place(other)).refusal).toBe('risk.blocked');
  });
});

describe('facts', () => {
  const blocked = async (person: AdvertisingPerson, when: object) => {
    await rule(riskRule({ outcome: 'block', when }));
    return (await place(person)).refusal === 'risk.blocked';
  };

  it('R8.4 are those of the person and the act', async () => {
    const person = await advertisingPerson(env);
    const set = (what: string) => env.query(`UPDATE accounts_users SET ${what} WHERE id = $1`, [person.accountId]);
    await set(`country = 'DE', created_at = app_now() - interval '10 days'`);
    expect(await blocked(person, { accountYoungerThanDays: 10 })).toBe(false);
    expect(await blocked(person, { accountYoungerThanDays: 11, countries: ['FR', 'DE'] })).toBe(true);
    expect(await blocked(person, { countries: ['FR'] })).toBe(false);
    expect(await blocked(person, { amountFromUsdt: 100 })).toBe(true);
  });

  it('R8.4 count orders, faults, open and lost cases, fresh logins and people near by', async () => {
    const person = await advertisingPerson(env);
    const row = async (): Promise<Record<string, unknown>> =>
      (await env.query(`SELECT * FROM risk_facts($1, app_now() + interval '1 second')`, [person.accountId]))[0] as Record<string, unknown>;
    await rule();
    expect(await row()).toMatchObject({ orders_24h: 0, faults_24h: 0, open_cases: 0, lost_cases_30d: 0, shares_with_restricted: false });
    await person.browser.ask(placeOrder, wanted());
    expect(await row()).toMatchObject({ orders_24h: 1 });
    expect(String((await row())['amount_24h'])).toBe('10000');
    expect(await blocked(person, { ordersFrom24h: 2 })).toBe(false);
    expect(await blocked(person, { ordersFrom24h: 1, amountFromUsdt24h: 200 })).toBe(true);
    const near = await advertisingPerson(env);
    await env.query(
      `UPDATE p2p_paymethods_methods SET account_mark = (SELECT account_mark FROM p2p_paymethods_methods WHERE account_id = $2 LIMIT 1) WHERE account_id = $1`,
      [near.accountId, person.accountId],
    );
    expect(await row()).toMatchObject({ shares_with_restricted: false });
    await env.query(
      `INSERT INTO p2p_users_restrictions (restriction_no, account_id, kind, reason, note, set_by)
       VALUES ((900000000000000000 + $1::bigint)::text, $1, 'all', 'price-abuse', '', 'Ann')`,
      [near.accountId],
    );
    expect(await row()).toMatchObject({ shares_with_restricted: true });
    // As it was before: nobody was restricted yet.
    const [before] = await env.query(`SELECT * FROM risk_facts($1, app_now() - interval '1 hour')`, [person.accountId]);
    expect(before).toMatchObject({ shares_with_restricted: false, orders_24h: 0 });
  });
});

describe('a request for information', () => {
  it('R8.4 is read and answered by its person alone, once', async () => {
    const { person, requestNo } = await askedForInformation(env);
    const stranger = await advertisingPerson(env);
    expect(await refusalOf(stranger.browser, requestDetail, { requestNo })).toBe('risk.unknown-request');
    expect(await refusalOf(stranger.browser, answerRequest, { requestNo, ...anAnswer })).toBe('risk.unknown-request');
    const image = sharp({ create: { width: 320, height: 200, channels: 3, background: '#35a' } });
    const file = (await image.jpeg().toBuffer()).toString('base64');
    const { fileId } = await person.browser.ask(uploadBase64File, { purpose: 'risk-picture', file });
    const foreign = await stranger.browser.ask(uploadBase64File, { purpose: 'risk-picture', file });
    const send = (fileIds: string[]) => refusalOf(person.browser, answerRequest, { requestNo, text: anAnswer.text, fileIds });
    expect(await send([foreign.fileId])).toBe('risk.bad-file');
    expect(await send([fileId, fileId])).toBe('request.invalid');
    expect(await refusalOf(person.browser, answerRequest, { requestNo, text: 'too short', fileIds: [] })).toBe('request.invalid');
    const both = await Promise.all([send([fileId]), send([])]);
    expect(both.toSorted()).toEqual(['risk.request-over', undefined]);
    expect(await person.browser.ask(requestDetail, { requestNo })).toMatchObject({ state: 'answered', text: anAnswer.text });
    const rows = await env.query('SELECT closed_answer FROM risk_requests WHERE request_no = $1', [requestNo]);
    expect(JSON.stringify(rows)).not.toContain('rent');
  });

  it('R8.4 waits for staff, is looked at with a reason, and decided once', async () => {
    const { person, requestNo } = await answeredInformation(env);
    const [one, other] = [await agent(), await staffBrowser(env, ['risk'])];
    const { requests } = await one.ask(requestQueue, {});
    expect(requests.find((each) => each.requestNo === requestNo)).toMatchObject({ userId: person.userId, question: 'purpose' });
    expect(await refusalOf(one, viewRequest, { requestNo })).toBe('customers.reason-needed');
    expect(await one.ask(viewRequest, { requestNo, reason: 'risk-review' })).toMatchObject({
      text: anAnswer.text,
      ruleId: 'every-order',
      facts: { accountDays: 0, amount: '100' },
    });
    const decide = (staff: Browser) => refusalOf(staff, decideRequest, { requestNo, isApproved: false, reason: 'no proof at all' });
    expect((await Promise.all([decide(one), decide(other)])).toSorted()).toEqual(['risk.decided', undefined]);
    const { entries } = await person.browser.ask(notificationList, {});
    expect(entries.map(({ kind }) => kind)).toContain('risk_rejected');
    expect(JSON.stringify(entries)).not.toContain('no proof at all');
    const customer = await other.ask(viewUser, { userId: person.userId, reason: 'risk-review' });
    expect(JSON.stringify(customer)).toContain(requestNo);
  });

  it('R8.4 is over when its time is, whether or not anybody looks', async () => {
    const { requestNo } = await askedForInformation(env);
    await env.query(
      `UPDATE risk_requests SET asked_at = asked_at - interval '2 days', expires_at = app_now() - interval '1 second' WHERE request_no = $1`,
      [requestNo],
    );
    await expireRequests(worker);
    expect(await env.query('SELECT state FROM risk_requests WHERE request_no = $1', [requestNo])).toEqual([{ state: 'expired' }]);
  });

  it('R8.4 goes no other way than its steps, whoever writes', async () => {
    const { requestNo } = await askedForInformation(env);
    const as = (role: string, to: string) => {
      const set = `state = '${to}'`;
      return env.queryAs(role, `UPDATE risk_requests SET ${set} WHERE request_no = '${requestNo}'`);
    };
    await expect(as('api', 'expired')).rejects.toThrow(/cannot go from open to expired/);
    await expect(as('admin', 'approved')).rejects.toThrow(/cannot go from open to approved/);
    await expect(as('worker', 'answered')).rejects.toThrow(/cannot go from open to answered/);
  });

  it('R8.4 is stored in the words of the rules', async () => {
    const checks = await env.query<{ text: string }>(
      `SELECT pg_get_constraintdef(oid) AS text FROM pg_constraint WHERE conrelid = 'risk_requests'::regclass AND contype = 'c'`,
    );
    const all = checks.map(({ text }) => text).join(' ');
    for (const word of [...riskQuestions, ...riskRequestStates, ...riskActs.filter((act) => act !== 'save-method')])
      expect(all).toContain(`'${word}'`);
  });
});

describe('the dry run', () => {
  const tried = async (given: ReturnType<typeof riskRule>, role: 'risk' | 'approver' = 'risk') =>
    (await staffBrowser(env, [role])).ask(dryRun, { rule: given, days: 7 });

  it('R8.4 says whom a rule would have met with what was known then, and who of them lost a case or was restricted later', async () => {
    await rule();
    const [person, other] = [await advertisingPerson(env), await advertisingPerson(env)];
    await env.query(`UPDATE accounts_users SET country = 'IS' WHERE id = ANY($1::bigint[])`, [[person.accountId, other.accountId]]);
    for (const each of [person, person, other]) await each.browser.ask(placeOrder, wanted());
    const draft = riskRule({ id: 'draft', isOn: false, when: { countries: ['IS'], amountFromUsdt: 100 } });
    const first = await tried(draft);
    expect(first).toMatchObject({ metActs: 3, metPeople: 2, badPeople: 0, isComplete: true, ofToday: ['country'] });
    expect(first.examples.map(({ userId }) => userId)).toEqual([other.userId, person.userId, person.userId]);
    expect(first.acts).toBeGreaterThanOrEqual(3);
    // The second order of the same day only: the facts are those of its moment.
    expect(await tried(riskRule({ when: { countries: ['IS'], ordersFrom24h: 1 } }))).toMatchObject({ metActs: 1, metPeople: 1 });
    expect(await tried(riskRule({ when: { countries: ['IS'], amountFromUsdt24h: 200 } }))).toMatchObject({ metActs: 1 });
    await env.query(
      `INSERT INTO p2p_users_restrictions (restriction_no, account_id, kind, reason, note, set_by)
       VALUES ((900000000000000000 + $1::bigint)::text, $1, 'all', 'price-abuse', '', 'Ann')`,
      [other.accountId],
    );
    const later = await tried(draft, 'approver');
    expect(later).toMatchObject({ metPeople: 2, badPeople: 1 });
    expect(later.examples.map(({ isBad }) => isBad)).toEqual([true, false, false]);
    expect(
      await env.query('SELECT 1 FROM risk_requests WHERE account_id = ANY($1::bigint[])', [[person.accountId, other.accountId]]),
    ).toEqual([]);
  });

  it('R8.4 looks at ads, releases and payment methods, too, and not at a rule that cannot be', async () => {
    const person = await advertisingPerson(env);
    await env.query(`UPDATE accounts_users SET country = 'GL' WHERE id = $1`, [person.accountId]);
    await rule();
    await publish(person);
    const when = { countries: ['GL'] };
    expect(await tried(riskRule({ acts: ['publish-ad'], when }))).toMatchObject({ metActs: 1 });
    expect(await tried(riskRule({ acts: ['save-method'], outcome: 'block', when }))).toMatchObject({ metActs: 1 });
    expect(await tried(riskRule({ acts: ['release-coins'], when }))).toMatchObject({ metActs: 0 });
    expect(await tried(riskRule({ acts: ['publish-ad'], when: { ...when, amountFromUsdt: 1_000 } }))).toMatchObject({
      metActs: 1,
      ofToday: ['country', 'ad-amount'],
    });
    const bad = { rule: riskRule({ when: {} }), days: 7 };
    expect(await refusalOf(await staffBrowser(env, ['risk']), dryRun, bad)).toBe('request.invalid');
  });
});

describe('the setting', () => {
  it('R8.4 takes two members, and no rule that cannot be carried out', async () => {
    const bad = [
      riskRule({ acts: ['save-method'] }),
      riskRule({ when: {} }),
      riskRule({ acts: [] }),
      riskRule({ id: 'Bad Id' }),
      riskRule({ when: { amountFromUsdt: 0 } }),
    ];
    for (const each of bad) expect(await changeSetting(env, 'risk.rules', riskRules(each))).toBe(refusals['request.invalid'].code);
    expect(await changeSetting(env, 'risk.rules', riskRules(riskRule(), riskRule()))).toBe(refusals['request.invalid'].code);
  });
});
