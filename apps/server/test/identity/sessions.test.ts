import { randomBytes } from 'node:crypto';
import { issueTicket } from '@peerbourse/contract/core/live/issue-ticket';
import { headers } from '@peerbourse/contract/headers';
import { myAccount } from '@peerbourse/contract/identity/accounts/my-account';
import { securityOverview } from '@peerbourse/contract/identity/security/security-overview';
import { confirmQrLogIn } from '@peerbourse/contract/identity/sessions/confirm-qr-log-in';
import { endOtherSessions } from '@peerbourse/contract/identity/sessions/end-other-sessions';
import { endSession } from '@peerbourse/contract/identity/sessions/end-session';
import { logIn } from '@peerbourse/contract/identity/sessions/log-in';
import { logOut } from '@peerbourse/contract/identity/sessions/log-out';
import { loginHistory } from '@peerbourse/contract/identity/sessions/login-history';
import { pollQrLogIn } from '@peerbourse/contract/identity/sessions/poll-qr-log-in';
import { scanQrLogIn } from '@peerbourse/contract/identity/sessions/scan-qr-log-in';
import { sessionList } from '@peerbourse/contract/identity/sessions/session-list';
import { startQrLogIn } from '@peerbourse/contract/identity/sessions/start-qr-log-in';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { role as apiRole } from '#roles/api.ts';
import { Browser } from '../support/browser.ts';
import { giveSession } from '../support/fixtures/quick-users.ts';
import { mailFactors, newPerson } from '../support/fixtures/users.ts';
import { LiveClient } from '../support/live-client.ts';
import { browserHeaders, openTestEnvironment, type TestEnvironment } from '../support/test-environment.ts';

/** How often a copied token is tried; more in the nightly run. */
const thefts = Number(process.env.PB_THEFTS ?? 30);

let env: TestEnvironment;

beforeAll(async () => {
  env = await openTestEnvironment();
  await env.start('api');
});
afterAll(() => env.close());

/** The clock of the database goes on. */
async function later(seconds: number): Promise<void> {
  await env.query(`UPDATE platform_identity SET clock_offset = coalesce(clock_offset, interval '0') + make_interval(secs => $1)`, [
    seconds,
  ]);
}

async function isLoggedIn(browser: Browser): Promise<boolean> {
  return (await browser.ask(myAccount, {})).userInfo !== null;
}

/** Copies of a session in a process stand for half a second. */
function untilCopiesAreOver(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 550));
}

describe('refreshing', () => {
  it('the access token runs out after ten minutes, and the next call renews it', async () => {
    const { browser } = await newPerson(env);
    const before = new Map(browser.cookies);
    await later(11 * 60);
    await untilCopiesAreOver();
    expect(await isLoggedIn(browser)).toBe(true);
    expect(browser.cookies.get('__Host-pb_at')).not.toBe(before.get('__Host-pb_at'));
    expect(browser.cookies.get('__Host-pb_rt')).not.toBe(before.get('__Host-pb_rt'));
  });

  it('50 tabs that refresh at once all stay logged in, and have one pair of tokens', async () => {
    const { browser } = await newPerson(env);
    await later(11 * 60);
    await untilCopiesAreOver();
    const tabs = Array.from({ length: 50 }, () => browser.copy());
    expect(await Promise.all(tabs.map(isLoggedIn))).toEqual(tabs.map(() => true));
    expect(new Set(tabs.map((tab) => tab.cookies.get('__Host-pb_rt'))).size).toBe(1);
    await later(11 * 60);
    await untilCopiesAreOver();
    expect(await Promise.all(tabs.map(isLoggedIn))).toEqual(tabs.map(() => true));
  });

  it('a lost answer logs nobody out, however late the next request comes', async () => {
    const { browser } = await newPerson(env);
    await later(11 * 60);
    await untilCopiesAreOver();
    const lost = browser.copy();
    expect(await isLoggedIn(lost)).toBe(true);
    await later(60);
    // The browser never saw the answer: it comes with the old token, and nobody has shown the new one.
    expect(await isLoggedIn(browser)).toBe(true);
    expect(browser.cookies.get('__Host-pb_rt')).toBe(lost.cookies.get('__Host-pb_rt'));
  });

  it(`a copied token that comes back later ends the session in ${thefts} of ${thefts} trials`, { timeout: 3_600_000 }, async () => {
    const { browser, accountId } = await newPerson(env);
    let ended = 0;
    for (let trial = 0; trial < thefts; trial++) {
      const [owner, copied] = await cloneSession(browser, accountId);
      await later(11);
      owner.dropAccess();
      await isLoggedIn(owner);
      await isLoggedIn(owner);
      await later(11);
      const thief = copied.copy();
      thief.dropAccess();
      const isThiefIn = await isLoggedIn(thief);
      owner.dropAccess();
      if (!isThiefIn && !(await isLoggedIn(owner))) ended++;
    }
    expect(ended).toBe(thefts);
    const [{ count } = { count: 0 }] = await env.query<{ count: number }>(
      `SELECT count(*)::int FROM messages_outgoing WHERE template = 'sessions_ended_by_theft'`,
    );
    expect(count).toBe(thefts);
  });

  it('a copied token on another device ends the session at once', async () => {
    const { browser } = await newPerson(env);
    await later(11);
    const thief = browser.copy();
    browser.dropAccess();
    await isLoggedIn(browser);
    thief.dropAccess();
    thief.deviceId = 'a-strange-device';
    expect(await isLoggedIn(thief)).toBe(false);
    await untilCopiesAreOver();
    expect(await isLoggedIn(browser)).toBe(false);
  });

  it('a call that needs a session says why there is none', async () => {
    const { browser } = await newPerson(env);
    const other = browser.copy();
    await later(31 * 24 * 60 * 60);
    await untilCopiesAreOver();
    expect((await browser.call(securityOverview, {})).body.code).toBe('00005');
    expect((await new Browser(env).call(securityOverview, {})).body.code).toBe('00004');
    expect(browser.cookies.has('login')).toBe(false);
    expect(other.cookies.has('login')).toBe(true);
  });
});

/** Another session of the same person, logged in by the password on a known device; the browser and its twin. */
async function cloneSession(browser: Browser, accountId: string): Promise<[Browser, Browser]> {
  const owner = new Browser(env, browser.deviceId);
  await giveSession(env, owner, accountId);
  return [owner, owner.copy()];
}

describe('the web role', () => {
  it('renders as the user with an access token that has run out, and rotates nothing', async () => {
    const { browser } = await newPerson(env);
    browser.dropAccess();
    const service = { [headers.serviceToken]: env.config.serviceToken, [headers.visitorAddress]: '10.1.2.3' };
    const { body, headers: answered } = await browser.call(myAccount, {}, service);
    expect(body.data.userInfo).not.toBeNull();
    expect(answered.getSetCookie()).toEqual([]);
  });

  it('believes no refresh token that was replaced: a copied one reads nothing, while tabs that ask together do', async () => {
    const { browser } = await newPerson(env);
    const copied = browser.copy();
    copied.dropAccess();
    await later(11);
    browser.dropAccess();
    expect(await isLoggedIn(browser)).toBe(true);
    const service = { [headers.serviceToken]: env.config.serviceToken };
    expect((await copied.call(myAccount, {}, service)).body.data.userInfo).not.toBeNull();
    await later(11);
    expect((await copied.call(myAccount, {}, service)).body.data.userInfo).toBeNull();
    expect((await copied.call(securityOverview, {}, service)).body.code).toBe('00004');
    expect(await isLoggedIn(browser)).toBe(true);
  });

  it('cannot act with the refresh token alone', async () => {
    const { browser } = await newPerson(env);
    browser.dropAccess();
    const service = { [headers.serviceToken]: env.config.serviceToken };
    expect((await browser.call(endOtherSessions, {}, service)).body.code).toBe('00004');
  });
});

describe('ending sessions', () => {
  it('a session that is ended elsewhere is soon over in every process, also without Redis', async () => {
    // Another api, which has no Redis at all.
    const second = await apiRole.start({ ...env.config, redisUrl: 'redis://127.0.0.1:9' });
    const person = await newPerson(env);
    const [other] = await cloneSession(person.browser, person.accountId);
    const askSecond = async () => {
      const cookie = [...other.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
      const sent = { ...browserHeaders(securityOverview), [headers.deviceId]: other.deviceId, cookie };
      const response = await fetch(`${second.address}${securityOverview.path}`, { method: 'POST', headers: sent, body: '{}' });
      return ((await response.json()) as { code: string }).code;
    };
    expect(await isLoggedIn(other)).toBe(true);
    expect(await askSecond()).toBe('00000');
    const { sessions } = await person.browser.ask(sessionList, {});
    const target = sessions.find(({ isCurrent }) => !isCurrent);
    expect(sessions.filter(({ isCurrent }) => isCurrent)).toHaveLength(1);
    await env.forgetRedis();
    await person.browser.ask(endSession, { sessionNo: target?.sessionNo ?? '' });
    await expect.poll(askSecond).toBe('00006');
    expect((await other.call(securityOverview, {})).body.code).toBe('00006');
    expect(await isLoggedIn(person.browser)).toBe(true);
    await second.stop();
  });

  it('a session of somebody else does not exist', async () => {
    const [one, two] = [await newPerson(env), await newPerson(env)];
    const { sessions } = await two.browser.ask(sessionList, {});
    expect((await one.browser.call(endSession, { sessionNo: sessions[0]?.sessionNo ?? '' })).body.code).toBe('20302');
    expect(await isLoggedIn(two.browser)).toBe(true);
  });

  it('all others at once', async () => {
    const person = await newPerson(env);
    const others = [await cloneSession(person.browser, person.accountId), await cloneSession(person.browser, person.accountId)];
    expect(await person.browser.ask(endOtherSessions, {})).toEqual({ ended: 2 });
    await untilCopiesAreOver();
    expect(await Promise.all(others.map(([browser]) => isLoggedIn(browser)))).toEqual([false, false]);
    expect(await isLoggedIn(person.browser)).toBe(true);
  });

  it('the history tells what happened, newest first and in pages', async () => {
    const person = await newPerson(env);
    const stranger = new Browser(env);
    await stranger.call(logIn, { username: person.email, password: 'Wrong-Password-1' });
    // Their numbers get a digit longer on the way.
    await env.query(`SELECT setval(pg_get_serial_sequence('sessions_login_history', 'id'), 989)`);
    for (let time = 0; time < 21; time++) {
      person.browser.address = `10.1.${time}.7`;
      await person.browser.ask(logIn, { username: person.email, password: person.password });
    }
    const first = await person.browser.ask(loginHistory, {});
    expect(first.entries).toHaveLength(20);
    expect(first.entries[0]).toMatchObject({ outcome: 'opened', method: 'password', device: 'Chrome · Linux' });
    const second = await person.browser.ask(loginHistory, { before: first.before ?? '' });
    expect(second.entries.map(({ outcome }) => outcome)).toEqual(['opened', 'wrong-password', 'opened']);
    expect(second.before).toBeNull();
  });
});

describe('the live socket', () => {
  it('of a session that ends is closed by that, and others stay', async () => {
    await env.start('stream');
    const [person, other] = [await newPerson(env), await newPerson(env)];
    const open = async ({ browser }: typeof person) => {
      const client = await LiveClient.open(env.addressOf('stream'));
      client.say({ op: 'auth', ticket: (await browser.ask(issueTicket, {})).ticket });
      await client.next('authed');
      return client;
    };
    const [mine, theirs] = [await open(person), await open(other)];
    await person.browser.ask(logOut, {});
    expect(await mine.closed).toBe(4401);
    expect(theirs.socket.readyState).toBe(theirs.socket.OPEN);
    await theirs.close();
  });
});

describe('QR login', () => {
  it('R4.19 a signed-in phone scans and confirms, and the browser that shows the code is logged in, once', async () => {
    const person = await newPerson(env);
    const { browser: phone, userId } = person;
    const desk = new Browser(env);
    const { qrKey, pollKey } = await desk.ask(startQrLogIn, {});
    expect(await desk.ask(pollQrLogIn, { qrKey, pollKey })).toEqual({ status: 'waiting' });
    expect(await phone.ask(scanQrLogIn, { qrKey })).toMatchObject({ status: 'scanned', device: 'Chrome · Linux', address: desk.address });
    expect(await desk.ask(pollQrLogIn, { qrKey, pollKey })).toEqual({ status: 'scanned' });
    const factors = await mailFactors(env, person, 'confirm-qr-log-in');
    await phone.ask(confirmQrLogIn, { qrKey, isConfirmed: true, factors });
    // Whoever has photographed the code has no poll key, and another device no use for it.
    const thief = new Browser(env);
    expect(await thief.ask(pollQrLogIn, { qrKey, pollKey: randomBytes(32).toString('base64url') })).toEqual({ status: 'expired' });
    expect(await thief.ask(pollQrLogIn, { qrKey, pollKey })).toEqual({ status: 'expired' });
    const polls = await Promise.all([desk.copy(), desk.copy(), desk.copy()].map((tab) => tab.ask(pollQrLogIn, { qrKey, pollKey })));
    expect(polls.map(({ status }) => status).sort()).toEqual(['confirmed', 'expired', 'expired']);
    const [{ count } = { count: 0 }] = await env.query<{ count: number }>(
      `SELECT count(*)::int FROM sessions_families f JOIN accounts_users a ON a.id = f.main_id WHERE a.user_id = $1 AND f.method = 'qr'`,
      [userId],
    );
    expect(count).toBe(1);
  });

  it('R4.19 a code runs out, can be turned away, and belongs to who scanned it first', async () => {
    const [one, two] = [await newPerson(env), await newPerson(env)];
    const desk = new Browser(env);
    const first = await desk.ask(startQrLogIn, {});
    await one.browser.ask(scanQrLogIn, { qrKey: first.qrKey });
    expect((await two.browser.call(scanQrLogIn, { qrKey: first.qrKey })).body.code).toBe('20301');
    expect(
      (
        await two.browser.call(confirmQrLogIn, {
          qrKey: first.qrKey,
          isConfirmed: true,
          factors: await mailFactors(env, two, 'confirm-qr-log-in'),
        })
      ).body.code,
    ).toBe('20301');
    await one.browser.ask(confirmQrLogIn, { qrKey: first.qrKey, isConfirmed: false, factors: {} });
    expect(await desk.ask(pollQrLogIn, { qrKey: first.qrKey, pollKey: first.pollKey })).toEqual({ status: 'rejected' });
    const second = await desk.ask(startQrLogIn, {});
    await later(121);
    expect(await desk.ask(pollQrLogIn, { qrKey: second.qrKey, pollKey: second.pollKey })).toEqual({ status: 'expired' });
    expect((await one.browser.call(scanQrLogIn, { qrKey: second.qrKey })).body.code).toBe('20301');
  });
});
