import { myAccount } from '@peerbourse/contract/identity/accounts/my-account';
import { askFundRecovery } from '@peerbourse/contract/identity/recoveries/ask-fund-recovery';
import { askRecovery } from '@peerbourse/contract/identity/recoveries/ask-recovery';
import { cancelRecovery } from '@peerbourse/contract/identity/recoveries/cancel-recovery';
import { decideRecovery } from '@peerbourse/contract/identity/recoveries/decide-recovery';
import { openRecovery } from '@peerbourse/contract/identity/recoveries/open-recovery';
import { recoveryQueue } from '@peerbourse/contract/identity/recoveries/recovery-queue';
import { recoveryState } from '@peerbourse/contract/identity/recoveries/recovery-state';
import { stopRecovery } from '@peerbourse/contract/identity/recoveries/stop-recovery';
import { logIn } from '@peerbourse/contract/identity/sessions/log-in';
import { decideVerification } from '@peerbourse/contract/identity/verification/decide-verification';
import { openCase } from '@peerbourse/contract/identity/verification/open-case';
import { submitVerification } from '@peerbourse/contract/identity/verification/submit-verification';
import { viewLog } from '@peerbourse/contract/identity/verification/view-log';
import { verifiedLevel } from '@peerbourse/rules/identity-level';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type MessageContent, openContent } from '#modules/core/messages/message-content.ts';
import { publicNumber } from '#platform/ids.ts';
import { Browser } from '../support/browser.ts';
import { type QuickPerson, quickPerson } from '../support/fixtures/quick-users.ts';
import { goodPassword } from '../support/fixtures/users.ts';
import { photo, prepare } from '../support/fixtures/valid-requests.ts';
import { staffBrowser } from '../support/fixtures/valid-staff-requests.ts';
import { openTestEnvironment, type TestEnvironment } from '../support/test-environment.ts';

let env: TestEnvironment;

beforeAll(async () => {
  env = await openTestEnvironment();
  await Promise.all([env.start('api'), env.start('admin'), env.start('worker')]);
});
afterAll(() => env.close());

async function withAuthenticator(): Promise<QuickPerson> {
  const person = await quickPerson(env, { identityLevel: verifiedLevel, hasPhone: true });
  await env.query('UPDATE secrets_credentials SET totp_secret = $1 WHERE account_id = $2', [
    env.config.keys.encrypt('totp', Buffer.alloc(20, 7), person.accountId),
    person.accountId,
  ]);
  return person;
}

async function loginTicket({ email }: QuickPerson, browser: Browser): Promise<string> {
  const { ticket } = await browser.ask(logIn, { username: email, password: goodPassword });
  return ticket ?? '';
}

async function asked(person: QuickPerson): Promise<string> {
  const stranger = new Browser(env);
  const ticket = await loginTicket(person, stranger);
  return (await stranger.ask(askRecovery, { ticket, lost: ['google'], selfie: await photo() })).caseNo;
}

/** As a decider does it: the case is opened first. */
async function decide(staff: Browser, caseNo: string, isGranted: boolean, reason = 'looks right') {
  await staff.ask(openRecovery, { caseNo });
  return (await staff.call(decideRecovery, { caseNo, isGranted, reason })).body;
}

/** By two members, as it has to be. */
async function grant(caseNo: string) {
  await decide(await staffBrowser(env, ['decider']), caseNo, true);
  return await decide(await staffBrowser(env, ['risk']), caseNo, true);
}

/** Cases that are over; there may be many of them. */
async function recoveryRows(accountId: string, count: number): Promise<string[]> {
  const numbers = Array.from({ length: count }, () => publicNumber());
  await env.query(
    `INSERT INTO recoveries_cases (case_no, account_id, kind, state) SELECT unnest($1::text[]), $2, 'second-factor', 'cancelled'`,
    [numbers, accountId],
  );
  return numbers;
}

/** How much of a picture somebody sees; nothing if it is not for them. */
async function pictureBytes({ cookies }: Browser, url = ''): Promise<number> {
  const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const response = await fetch(`${env.addressOf('admin')}${url}`, { headers: { cookie } });
  return response.ok ? (await response.arrayBuffer()).byteLength : 0;
}

async function letTimePass(caseNo: string): Promise<void> {
  await env.query(`UPDATE recoveries_cases SET effective_at = app_now() WHERE case_no = $1`, [caseNo]);
}

/** A case that became due after all others has taken effect, so each of them had its turn. */
async function untilAnotherTookEffect(): Promise<void> {
  const person = await withAuthenticator();
  const caseNo = await asked(person);
  await grant(caseNo);
  await letTimePass(caseNo);
  // It also ends the sessions, so nobody can ask in the name of this person any more.
  const isDone = async () => (await env.query(`SELECT FROM recoveries_cases WHERE case_no = $1 AND state = 'done'`, [caseNo])).length === 1;
  await vi.waitUntil(isDone, { timeout: 45_000 });
}

describe('a lost second factor', () => {
  it('is asked for with the password, looked at by people, waits, and takes effect', async () => {
    const person = await withAuthenticator();
    const stranger = new Browser(env);
    const ticket = await loginTicket(person, stranger);
    expect((await stranger.ask(recoveryState, { ticket })).state).toBeNull();
    const input = { ticket, lost: ['google' as const], selfie: await photo() };
    expect((await stranger.call(askRecovery, { ...input, lost: ['google', 'email', 'mobile'] })).body.code).toBe('40001');
    const { caseNo } = await stranger.ask(askRecovery, input);
    expect((await stranger.call(askRecovery, input)).body.code).toBe('20222');
    const { body: queue } = await env.call(recoveryQueue, {});
    expect(queue.data.cases).toMatchObject([{ caseNo, kind: 'second-factor', lost: ['google'], email: expect.stringMatching(/^.\*\*@/) }]);
    const decided = await grant(caseNo);
    expect(new Date(decided.data.effectiveAt ?? '').getTime() - Date.now()).toBeGreaterThan(23 * 3_600_000);
    expect((await decide(await staffBrowser(env, ['decider']), caseNo, false, 'too late')).code).toBe('20223');
    expect((await stranger.ask(recoveryState, { ticket })).state).toBe('cooling');
    expect((await stranger.ask(logIn, { username: person.email, password: goodPassword })).methods).toContain('google');
    await letTimePass(caseNo);
    await vi.waitUntil(async () => (await stranger.ask(recoveryState, { ticket })).state === 'done', { timeout: 45_000 });
    expect((await stranger.ask(logIn, { username: person.email, password: goodPassword })).methods).not.toContain('google');
    const holds = await env.query(`SELECT kind FROM accounts_holds WHERE account_id = $1 AND reason = 'recovered' ORDER BY kind`, [
      person.accountId,
    ]);
    expect(holds).toEqual([{ kind: 'p2p-sell' }, { kind: 'withdraw' }]);
  });

  it('can be stopped by whoever is logged in', async () => {
    const person = await withAuthenticator();
    const stranger = new Browser(env);
    const ticket = await loginTicket(person, stranger);
    const { caseNo } = await stranger.ask(askRecovery, { ticket, lost: ['google'], selfie: await photo() });
    await grant(caseNo);
    expect(await person.browser.ask(cancelRecovery, {})).toEqual({ cancelled: 1 });
    await letTimePass(caseNo);
    await untilAnotherTookEffect();
    expect((await person.browser.ask(myAccount, {})).userInfo?.bindGoogle).toBe(true);
  });

  it('a mail address is replaced by the new one', async () => {
    const { browser, input } = await prepare(env, askRecovery);
    const { caseNo } = await browser.ask(askRecovery, input as Parameters<typeof browser.ask<typeof askRecovery>>[1]);
    await grant(caseNo);
    await letTimePass(caseNo);
    const changed = () => env.query('SELECT FROM accounts_users WHERE email = $1', [input.newEmail]);
    await vi.waitUntil(async () => (await changed()).length === 1, { timeout: 45_000 });
  });
});

describe('who may take an account over', () => {
  it('an account whose identity was never verified is sent to support', async () => {
    const person = await withAuthenticator();
    await env.query('UPDATE accounts_users SET identity_level = 0 WHERE id = $1', [person.accountId]);
    const stranger = new Browser(env);
    const ticket = await loginTicket(person, stranger);
    expect(await stranger.ask(recoveryState, { ticket })).toMatchObject({ state: null, isVerified: false });
    expect((await stranger.call(askRecovery, { ticket, lost: ['google'], selfie: await photo() })).body.code).toBe('20228');
    const { browser, input } = await prepare(env, askFundRecovery);
    await env.query('UPDATE accounts_users SET identity_level = 0 WHERE user_id = $1', [
      (await browser.ask(myAccount, {})).userInfo?.userId,
    ]);
    const fundInput = input as Parameters<typeof browser.call<typeof askFundRecovery>>[1];
    expect((await browser.call(askFundRecovery, fundInput)).body.code).toBe('20228');
  });

  it('another mail address is taken only from somebody who lost the old one', async () => {
    const person = await withAuthenticator();
    const stranger = new Browser(env);
    const ticket = await loginTicket(person, stranger);
    const input = { ticket, lost: ['google' as const], newEmail: 'thief@people.test', selfie: await photo() };
    expect((await stranger.call(askRecovery, input)).body).toMatchObject({ code: '40001', data: { fields: 'newEmail' } });
    expect(await env.query('SELECT FROM recoveries_cases WHERE account_id = $1', [person.accountId])).toEqual([]);
  });

  it('one member cannot grant it, neither once nor twice, nor one who has left', async () => {
    const caseNo = await asked(await withAuthenticator());
    const [first, second] = [await staffBrowser(env, ['decider']), await staffBrowser(env, ['risk'])];
    expect((await decide(first, caseNo, true, 'the same face')).data).toEqual({ state: 'waiting', effectiveAt: null });
    expect((await decide(first, caseNo, true)).code).toBe('20229');
    const opened = await second.ask(openRecovery, { caseNo });
    expect(opened).toMatchObject({ state: 'waiting', approvedBy: expect.any(String), approvalReason: 'the same face' });
    await env.query(`UPDATE staff_members SET state = 'suspended' WHERE name = $1`, [opened.approvedBy]);
    expect((await decide(second, caseNo, true)).data.state).toBe('waiting');
    expect((await decide(await staffBrowser(env, ['decider']), caseNo, true)).data.state).toBe('cooling');
  });

  it('is enough for one to reject it, also after another agreed', async () => {
    const caseNo = await asked(await withAuthenticator());
    await decide(await staffBrowser(env, ['decider']), caseNo, true);
    expect((await decide(await staffBrowser(env, ['risk']), caseNo, false, 'another person')).data.state).toBe('rejected');
  });

  it.each([
    ['admin', `state = 'cooling', effective_at = app_now() + interval '2 hours'`, 'nobody has agreed'],
    [
      'admin',
      `state = 'cooling', approved_by = members[1], decider_id = members[2], effective_at = app_now() + interval '2 hours'`,
      'nobody agreed before',
    ],
    ['admin', `state = 'done'`, 'it takes no effect by itself'],
    ['api', `state = 'cooling'`, 'owners do not grant'],
    ['api', `state = 'done'`, 'owners do not carry out'],
    ['worker', `state = 'done'`, 'it was not granted'],
  ])('the database refuses %s: %s (%s)', async (role, change) => {
    const caseNo = await asked(await withAuthenticator());
    const act = env.queryAs(
      role,
      `UPDATE recoveries_cases SET ${change} FROM (SELECT array_agg(id) AS members FROM staff_members WHERE state = 'active') m WHERE case_no = $1`,
      [caseNo],
    );
    await expect(act).rejects.toThrow();
    expect(await env.query('SELECT state, effective_at FROM recoveries_cases WHERE case_no = $1', [caseNo])).toEqual([
      { state: 'waiting', effective_at: null },
    ]);
  });

  it('the database lets nobody shorten the waiting time', async () => {
    const caseNo = await asked(await withAuthenticator());
    await grant(caseNo);
    for (const role of ['api', 'admin', 'worker'] as const) {
      await expect(
        env.queryAs(role, `UPDATE recoveries_cases SET effective_at = app_now() WHERE case_no = $1`, [caseNo]),
      ).rejects.toThrow();
      await expect(env.queryAs(role, `UPDATE recoveries_cases SET state = 'done' WHERE case_no = $1`, [caseNo])).rejects.toThrow();
    }
  });
});

function stopTicket({ stopUrl = '' }: MessageContent): string {
  return /\/stop-recovery\?ticket=([\w-]{43})$/.exec(stopUrl)?.[1] ?? '';
}

describe('the owner who did not ask', () => {
  it('is told by mail, SMS and Telegram, and stops it with the link without logging in', async () => {
    const person = await withAuthenticator();
    await env.query(`UPDATE secrets_credentials SET telegram_chat = '700777' WHERE account_id = $1`, [person.accountId]);
    const caseNo = await asked(person);
    const told = async (template: string) => {
      const rows = await env.query<{ id: string; way: string; recipient: string; content: string | null }>(
        `SELECT id, kind AS way, recipient, closed_values AS content FROM messages_outgoing
         WHERE template = $1 AND recipient IN ($2, $3, $4) ORDER BY kind`,
        [template, person.email, `+49${person.phone}`, '700777'],
      );
      return rows.map(({ id, way, recipient, content }) => ({
        way,
        ticket: content === null ? '' : stopTicket(openContent(env.config.keys, { id, way, to: recipient }, content)),
      }));
    };
    expect((await told('recovery_asked')).map(({ way }) => way)).toEqual(['mail', 'sms', 'telegram']);
    await grant(caseNo);
    const links = await told('recovery_granted');
    expect(links.map(({ way }) => way)).toEqual(['mail', 'sms', 'telegram']);
    const owner = new Browser(env);
    const [{ ticket } = { ticket: '' }] = links;
    expect(await owner.ask(stopRecovery, { ticket })).toEqual({ isStopped: true });
    expect(await owner.ask(stopRecovery, { ticket })).toEqual({ isStopped: false });
    expect((await owner.call(stopRecovery, { ticket: 'a'.repeat(43) })).body.code).toBe('20206');
    await letTimePass(caseNo);
    await untilAnotherTookEffect();
    expect((await person.browser.ask(myAccount, {})).userInfo?.bindGoogle).toBe(true);
    const lines = await env.query(`SELECT act FROM audit_entries WHERE act = 'recoveries.stopped' AND subject = $1`, [person.userId]);
    expect(lines).toHaveLength(1);
  });
});

describe('a forgotten fund password', () => {
  it('is taken away after the decision and the waiting time', async () => {
    const { browser, input } = await prepare(env, askFundRecovery);
    const { caseNo } = await browser.ask(askFundRecovery, input as Parameters<typeof browser.ask<typeof askFundRecovery>>[1]);
    expect((await browser.ask(myAccount, {})).userInfo?.isFund).toBe(true);
    await grant(caseNo);
    await letTimePass(caseNo);
    await vi.waitUntil(async () => (await browser.ask(myAccount, {})).userInfo?.isFund === false, { timeout: 45_000 });
  });

  it('a rejection is told with its reason', async () => {
    const person = await withAuthenticator();
    const stranger = new Browser(env);
    const ticket = await loginTicket(person, stranger);
    const { caseNo } = await stranger.ask(askRecovery, { ticket, lost: ['google'], selfie: await photo() });
    await decide(await staffBrowser(env, ['decider']), caseNo, false, 'the face cannot be seen');
    expect(await stranger.ask(recoveryState, { ticket })).toMatchObject({ state: 'rejected', reason: 'the face cannot be seen' });
  });
});

describe('an opened recovery', () => {
  it('shows the selfie and the contacts, and writes down who saw them', async () => {
    const person = await withAuthenticator();
    const caseNo = await asked(person);
    const staff = await staffBrowser(env, ['decider']);
    const opened = await staff.ask(openRecovery, { caseNo });
    expect(opened).toMatchObject({ caseNo, userId: person.userId, email: person.email, identity: null, viewsLeft: 29, state: 'waiting' });
    expect(await pictureBytes(staff, opened.selfie?.url)).toBeGreaterThan(100);
    expect(await pictureBytes(await staffBrowser(env, ['decider']), opened.selfie?.url)).toBe(0);
    const entries = await env.query(`SELECT details FROM audit_entries WHERE act = 'recoveries.opened' AND subject = $1`, [person.userId]);
    expect(entries).toMatchObject([{ details: { caseNo, documents: null } }]);
    expect((await staff.call(openRecovery, { caseNo: '1234567890' })).body.code).toBe('20225');
  });

  it('shows the documents that the account was verified with, and the view log says so', async () => {
    const { browser, input } = await prepare(env, submitVerification);
    const { caseNo: documents } = await browser.ask(
      submitVerification,
      input as Parameters<typeof browser.ask<typeof submitVerification>>[1],
    );
    const [row] = await env.query<{ id: string }>('SELECT account_id::text AS id FROM verification_cases WHERE case_no = $1', [documents]);
    const [caseNo = ''] = await recoveryRows(row?.id ?? '', 1);
    const staff = await staffBrowser(env, ['decider']);
    expect((await staff.ask(openRecovery, { caseNo })).identity).toBeNull();
    const approver = await staffBrowser(env, ['decider']);
    await approver.ask(openCase, { caseNo: documents });
    await approver.ask(decideVerification, { caseNo: documents, isApproved: true, face: 'same', reasons: [], note: '' });
    const { identity, viewsLeft } = await staff.ask(openRecovery, { caseNo });
    expect(identity).toMatchObject({ caseNo: documents, firstName: 'Ann', lastName: 'Example', birthDate: '1990-04-05' });
    expect(await pictureBytes(staff, identity?.front.url)).toBeGreaterThan(100);
    expect(await pictureBytes(staff, identity?.selfie.url)).toBeGreaterThan(100);
    expect(viewsLeft).toBe(29);
    expect((await staff.ask(viewLog, { caseNo: documents })).views).toHaveLength(2);
  });

  it('is a view like that of an application: both count, and the thirty-first is refused', async () => {
    const person = await withAuthenticator();
    const caseNo = await asked(person);
    const staff = await staffBrowser(env, ['decider']);
    expect((await staff.ask(openRecovery, { caseNo })).viewsLeft).toBe(29);
    const [another = '', ...opened] = await recoveryRows(person.accountId, 30);
    await env.query(
      `INSERT INTO verification_views (recovery_no, staff_id, staff_name)
       SELECT unnest($1::text[]), staff_id, staff_name FROM verification_views WHERE recovery_no = $2`,
      [opened, caseNo],
    );
    expect((await staff.ask(openRecovery, { caseNo })).viewsLeft).toBe(0);
    const refused = { code: '20710', data: { retryAfterSeconds: expect.any(Number) } };
    expect((await staff.call(openRecovery, { caseNo: another })).body).toMatchObject(refused);
    const { browser: applicant, input } = await prepare(env, submitVerification);
    const application = await applicant.ask(submitVerification, input as Parameters<typeof applicant.ask<typeof submitVerification>>[1]);
    expect((await staff.call(openCase, { caseNo: application.caseNo })).body).toMatchObject(refused);
  });

  it('is decided only by somebody who opened it', async () => {
    const caseNo = await asked(await withAuthenticator());
    const [looker, decider] = [await staffBrowser(env, ['decider']), await staffBrowser(env, ['risk'])];
    await looker.ask(openRecovery, { caseNo });
    const decision = { caseNo, isGranted: true, reason: 'looks right' };
    expect((await decider.call(decideRecovery, decision)).body.code).toBe('20224');
    expect((await decider.call(decideRecovery, { ...decision, caseNo: '1234567890' })).body.code).toBe('20225');
    await decider.ask(openRecovery, { caseNo });
    expect(await decider.ask(decideRecovery, decision)).toEqual({ state: 'waiting', effectiveAt: null });
    expect((await looker.ask(decideRecovery, decision)).state).toBe('cooling');
    expect((await looker.call(decideRecovery, decision)).body.code).toBe('20223');
  });
});
