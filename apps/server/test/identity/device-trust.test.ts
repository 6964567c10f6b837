import { myAccount } from '@peerbourse/contract/identity/accounts/my-account';
import { changePassword } from '@peerbourse/contract/identity/security/change-password';
import { confirmPasswordReset } from '@peerbourse/contract/identity/security/confirm-password-reset';
import { lockMyAccount } from '@peerbourse/contract/identity/security/lock-my-account';
import { resetPassword } from '@peerbourse/contract/identity/security/reset-password';
import { sendCode } from '@peerbourse/contract/identity/security/send-code';
import { confirmQrLogIn } from '@peerbourse/contract/identity/sessions/confirm-qr-log-in';
import { endOtherSessions } from '@peerbourse/contract/identity/sessions/end-other-sessions';
import { endSession } from '@peerbourse/contract/identity/sessions/end-session';
import { logIn } from '@peerbourse/contract/identity/sessions/log-in';
import { logOut } from '@peerbourse/contract/identity/sessions/log-out';
import { pollQrLogIn } from '@peerbourse/contract/identity/sessions/poll-qr-log-in';
import { scanQrLogIn } from '@peerbourse/contract/identity/sessions/scan-qr-log-in';
import { sessionList } from '@peerbourse/contract/identity/sessions/session-list';
import { startQrLogIn } from '@peerbourse/contract/identity/sessions/start-qr-log-in';
import { verifyLogIn } from '@peerbourse/contract/identity/sessions/verify-log-in';
import { createSubAccount } from '@peerbourse/contract/identity/sub-accounts/create-sub-account';
import { switchAccount } from '@peerbourse/contract/identity/sub-accounts/switch-account';
import { publishAd } from '@peerbourse/contract/p2p/p2p-ads/own/publish-ad';
import { refusals } from '@peerbourse/contract/refusals';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { jobs } from '#modules/identity/privacy/jobs.ts';
import { isYoung } from '#modules/identity/sessions/index.ts';
import { openPool } from '#platform/db/pool.ts';
import { transaction } from '#platform/db/transaction.ts';
import type { RoleRuntime } from '#platform/role-runtime.ts';
import { Browser, newestCode } from '../support/browser.ts';
import { adInput, advertisingPerson, openMarket } from '../support/fixtures/advertising-users.ts';
import { giveFactors, type QuickPerson } from '../support/fixtures/quick-users.ts';
import { letCodesBeSent, mailFactors, newPerson, type Person } from '../support/fixtures/users.ts';
import { openTestEnvironment, type TestEnvironment } from '../support/test-environment.ts';

let env: TestEnvironment;

beforeAll(async () => {
  env = await openTestEnvironment();
  await env.start('api');
  await openMarket(env);
});
afterAll(() => env.close());

const deviceCookie = '__Host-pb_dt';
const newPassword = 'Windy-Lagoon-38';

/** The clock of the database goes on. */
async function later(hours: number): Promise<void> {
  await env.query(`UPDATE platform_identity SET clock_offset = coalesce(clock_offset, interval '0') + make_interval(hours => $1)`, [hours]);
}

/** What a login with the right password is asked for besides. */
async function askedCodes(browser: Browser, { email, password }: Person): Promise<string[]> {
  return (await browser.ask(logIn, { username: email, password })).methods;
}

async function logInWithCodes(browser: Browser, person: Person): Promise<void> {
  const { ticket } = await browser.ask(logIn, { username: person.email, password: person.password });
  await letCodesBeSent(env);
  await browser.ask(sendCode, { purpose: 'log-in', channel: 'email', ticket: ticket as string });
  await browser.ask(verifyLogIn, { ticket: ticket as string, factors: { emailCode: await newestCode(env, person.email) } });
}

async function setNewPassword(person: Person): Promise<void> {
  const stranger = new Browser(env);
  await letCodesBeSent(env);
  await stranger.ask(sendCode, { purpose: 'reset-password', channel: 'email', email: person.email });
  const code = await newestCode(env, person.email);
  const { ticket } = await stranger.ask(confirmPasswordReset, { username: person.email, code });
  await stranger.ask(resetPassword, { ticket, password: newPassword });
  person.password = newPassword;
}

describe('a known device', () => {
  it('R4.17 is asked for no code by mail', async () => {
    const person = await newPerson(env);
    await person.browser.ask(logOut, {});
    expect(await askedCodes(person.browser, person)).toEqual([]);
  });

  it('is not whoever sends its name', async () => {
    const person = await newPerson(env);
    const stranger = new Browser(env, person.browser.deviceId);
    expect(await askedCodes(stranger, person)).toEqual(['email']);
  });

  it('is known to its own account only', async () => {
    const [owner, other] = [await newPerson(env), await newPerson(env)];
    expect(await askedCodes(owner.browser, other)).toEqual(['email']);
  });

  it('stays known to each of the accounts that use it', async () => {
    const [first, second] = [await newPerson(env), await newPerson(env)];
    await logInWithCodes(first.browser, second);
    expect(await askedCodes(first.browser, first)).toEqual([]);
    expect(await askedCodes(first.browser, second)).toEqual([]);
  });

  it('gets another token with every login, so that one which was planted before opens nothing', async () => {
    const [thief, victim] = [await newPerson(env), await newPerson(env)];
    const browser = new Browser(env);
    browser.cookies.set(deviceCookie, thief.browser.cookies.get(deviceCookie) as string);
    await logInWithCodes(browser, victim);
    expect(browser.cookies.get(deviceCookie)).not.toBe(thief.browser.cookies.get(deviceCookie));
    expect(await askedCodes(thief.browser, victim)).toEqual(['email']);
  });

  it('is forgotten after 90 days', async () => {
    const person = await newPerson(env);
    await later(89 * 24);
    expect(await askedCodes(person.browser.copy(), person)).toEqual([]);
    await later(91 * 24);
    expect(await askedCodes(person.browser, person)).toEqual(['email']);
  });

  const ends: Record<string, (person: Person) => Promise<unknown>> = {
    'a new password by mail': setNewPassword,
    'a changed password': async (person) => {
      const factors = await mailFactors(env, person, 'change-password');
      await person.browser.ask(changePassword, { oldPassword: person.password, password: newPassword, factors });
      person.password = newPassword;
    },
    'logging out everywhere': ({ browser }) => browser.ask(endOtherSessions, {}),
    'a lock': async (person) => {
      await person.browser.ask(lockMyAccount, {});
      await setNewPassword(person);
    },
    'its end in the list of devices': async ({ browser }) => {
      const { sessions } = await browser.ask(sessionList, {});
      await browser.ask(endSession, { sessionNo: sessions.find(({ isCurrent }) => isCurrent)?.sessionNo as string });
    },
  };

  it.each(Object.keys(ends))('is not known any more after %s', async (name) => {
    const person = await newPerson(env);
    await ends[name]?.(person);
    person.browser.dropAccess();
    expect(await askedCodes(person.browser, person)).toEqual(['email']);
  });
});

/** A browser that a phone has let in. */
async function letIn(person: Pick<QuickPerson, 'browser' | 'accountId'>, desk = new Browser(env)): Promise<Browser> {
  const { qrKey, pollKey } = await desk.ask(startQrLogIn, {});
  await person.browser.ask(scanQrLogIn, { qrKey });
  const factors = await giveFactors(env, person, 'confirm-qr-log-in');
  await person.browser.ask(confirmQrLogIn, { qrKey, isConfirmed: true, factors });
  expect(await desk.ask(pollQrLogIn, { qrKey, pollKey })).toEqual({ status: 'confirmed' });
  return desk;
}

describe('a browser that a phone lets in', () => {
  it('R4.19 is not let in by a copied session alone', async () => {
    const { browser } = await newPerson(env);
    const thief = new Browser(env);
    const { qrKey, pollKey } = await thief.ask(startQrLogIn, {});
    const copied = browser.copy();
    await copied.ask(scanQrLogIn, { qrKey });
    const { body } = await copied.call(confirmQrLogIn, { qrKey, isConfirmed: true, factors: {} });
    expect(body).toMatchObject({ code: refusals['security.factors-missing'].code, data: { methods: 'email' } });
    expect(await thief.ask(pollQrLogIn, { qrKey, pollKey })).toEqual({ status: 'scanned' });
  });

  it('R4.19 stays a stranger: the next login with a password asks for codes', async () => {
    const person = await newPerson(env);
    const desk = await letIn(person);
    expect((await desk.ask(myAccount, {})).userInfo).toMatchObject({ newDeviceFlag: true });
    await desk.ask(logOut, {});
    expect(await askedCodes(desk, person)).toEqual(['email']);
  });

  it('R4.19 is a new device for a day, whatever name it gives itself', async () => {
    const person = await newPerson(env);
    await env.query(`UPDATE sessions_devices SET first_seen_at = first_seen_at - interval '30 days' WHERE main_id = $1`, [
      person.accountId,
    ]);
    await letIn(person, new Browser(env, person.browser.deviceId));
    const [family] = await env.query<{ id: string }>(`SELECT id::text FROM sessions_families WHERE main_id = $1 AND method = 'qr'`, [
      person.accountId,
    ]);
    const api = openPool({ url: env.config.databaseUrl('api'), size: 1, statementMs: 10_000, name: 'devices of the tests' });
    const isNew = () => transaction(api.db, (tx) => isYoung(tx, { mainId: person.accountId, sessionId: family?.id as string }, 24));
    expect(await isNew()).toBe(true);
    await later(25);
    expect(await isNew()).toBe(false);
    await api.pool.end();
  });

  it('R4.19 may not sell for a day, while the phone may', async () => {
    await openMarket(env);
    const person = await advertisingPerson(env);
    const desk = await letIn(person);
    const sale = { ...adInput(person), quantity: '100' };
    expect((await desk.call(publishAd, sale)).body.code).toBe(refusals['sessions.held'].code);
    await person.browser.ask(publishAd, sale);
    expect((await desk.call(publishAd, { ...adInput(person, { side: 'buy' }), quantity: '100' })).body.code).toBe(0);
    await later(25);
    await openMarket(env);
    await untilCopiesAreOver();
    expect((await desk.call(publishAd, sale)).body.code).toBe(0);
  });
});

describe('the session gate', () => {
  it.each([
    ['locked', 'session.locked'],
    ['closed', 'session.expired'],
  ] as const)('lets nobody through whose account is %s, though the session lives', async (state, refusal) => {
    const { browser, accountId } = await newPerson(env);
    await env.query(`UPDATE accounts_users SET state = $2, locked_by = CASE $2 WHEN 'locked' THEN 'owner' END WHERE id = $1`, [
      accountId,
      state,
    ]);
    const untouched = browser.copy();
    expect((await browser.call(sessionList, {})).body.code).toBe(refusals[refusal].code);
    untouched.dropAccess();
    expect((await untouched.call(sessionList, {})).body.code).toBe(refusals[refusal].code);
    expect(await env.query('SELECT FROM sessions_families WHERE main_id = $1 AND ended_at IS NULL', [accountId])).toHaveLength(1);
  });

  it('closing an account ends its sessions and the trust in its devices', async () => {
    const { accountId, browser } = await newPerson(env);
    await env.query(`UPDATE accounts_users SET state = 'closing', closes_at = app_now() WHERE id = $1`, [accountId]);
    const worker = openPool({ url: env.config.databaseUrl('worker'), size: 2, statementMs: 30_000, name: 'jobs of the tests' });
    const job = jobs.find(({ name }) => name === 'privacy.close-accounts');
    await job?.run({ db: worker.db, log: { info: () => undefined } } as unknown as RoleRuntime);
    await worker.pool.end();
    const [left] = await env.query<{ sessions: number; devices: number }>(
      `SELECT (SELECT count(*)::int FROM sessions_families WHERE main_id = $1 AND ended_at IS NULL) AS sessions,
         (SELECT count(*)::int FROM sessions_devices WHERE main_id = $1 AND token_hash IS NOT NULL) AS devices`,
      [accountId],
    );
    expect(left).toEqual({ sessions: 0, devices: 0 });
    expect((await browser.call(sessionList, {})).body.code).not.toBe('00000');
  });
});

/** Copies of a session in a process stand for half a second. */
function untilCopiesAreOver(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 550));
}

describe('after a step-up', () => {
  const stepUps: Record<string, (person: Person) => Promise<unknown>> = {
    'a changed password': async (person) => {
      const factors = await mailFactors(env, person, 'change-password');
      await person.browser.ask(changePassword, { oldPassword: person.password, password: newPassword, factors });
    },
    'the end of other sessions': ({ browser }) => browser.ask(endOtherSessions, {}),
    'a switch to a child account': async ({ browser }) => {
      const { userId } = await browser.ask(createSubAccount, { userName: `child${Math.random().toString(36).slice(2, 10)}` });
      await browser.ask(switchAccount, { userId });
    },
  };

  it.each(Object.keys(stepUps))('%s: copied tokens are worth nothing, and the browser goes on', async (name) => {
    const person = await newPerson(env);
    const thief = person.browser.copy();
    thief.deviceId = 'of-a-thief';
    await stepUps[name]?.(person);
    await untilCopiesAreOver();
    expect((await person.browser.ask(myAccount, {})).userInfo, 'the owner stays').not.toBeNull();
    expect((await thief.call(sessionList, {})).body.code, 'the access token').not.toBe('00000');
    thief.dropAccess();
    expect((await thief.call(sessionList, {})).body.code, 'the refresh token').not.toBe('00000');
  });

  it.each(Object.keys(stepUps))('%s: a tab that was under way is told to ask again, and keeps its cookies', async (name) => {
    const person = await newPerson(env);
    const [byAccess, byRefresh] = [person.browser.copy(), person.browser.copy()];
    byRefresh.dropAccess();
    await stepUps[name]?.(person);
    await untilCopiesAreOver();
    for (const tab of [byAccess, byRefresh]) {
      const before = new Map(tab.cookies);
      expect((await tab.call(sessionList, {})).body.code).toBe(refusals['session.moved'].code);
      expect(tab.cookies).toEqual(before);
    }
    expect((await person.browser.ask(myAccount, {})).userInfo).not.toBeNull();
  });

  it('an old refresh token that comes later ends the session, as any stolen one', async () => {
    const person = await newPerson(env);
    const thief = person.browser.copy();
    thief.dropAccess();
    await person.browser.ask(endOtherSessions, {});
    await env.query(`UPDATE sessions_tokens SET retired_at = retired_at - interval '1 minute' WHERE retired_at IS NOT NULL`);
    expect((await thief.ask(myAccount, {})).userInfo).toBeNull();
    const [family] = await env.query('SELECT end_reason FROM sessions_families WHERE main_id = $1', [person.accountId]);
    expect(family).toEqual({ end_reason: 'reused-token' });
    // Whoever copied the tokens has copied by what the device is known.
    expect(await askedCodes(person.browser, person)).toEqual(['email']);
  });
});
