import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { dialCodeList } from '@peerbourse/contract/core/reference/dial-code-list';
import { hongKongNotice } from '@peerbourse/contract/core/restrictions/hong-kong-notice';
import { myAccount } from '@peerbourse/contract/identity/accounts/my-account';
import { beginAuthenticator } from '@peerbourse/contract/identity/authenticators/begin-authenticator';
import { confirmAuthenticator } from '@peerbourse/contract/identity/authenticators/confirm-authenticator';
import { removeAuthenticator } from '@peerbourse/contract/identity/authenticators/remove-authenticator';
import { changeLanguage } from '@peerbourse/contract/identity/preferences/change-language';
import { updatePreferences } from '@peerbourse/contract/identity/preferences/update-preferences';
import { userPreferences } from '@peerbourse/contract/identity/preferences/user-preferences';
import { askDeletion } from '@peerbourse/contract/identity/privacy/ask-deletion';
import { cancelDeletion } from '@peerbourse/contract/identity/privacy/cancel-deletion';
import { takeMyRecords } from '@peerbourse/contract/identity/privacy/take-my-records';
import { arrangeMethods } from '@peerbourse/contract/identity/security/arrange-methods';
import { bindContact } from '@peerbourse/contract/identity/security/bind-contact';
import { changePassword } from '@peerbourse/contract/identity/security/change-password';
import { confirmPasswordReset } from '@peerbourse/contract/identity/security/confirm-password-reset';
import { lockByMail } from '@peerbourse/contract/identity/security/lock-by-mail';
import { lockMyAccount } from '@peerbourse/contract/identity/security/lock-my-account';
import { resetPassword } from '@peerbourse/contract/identity/security/reset-password';
import { securityOverview } from '@peerbourse/contract/identity/security/security-overview';
import { sendCode } from '@peerbourse/contract/identity/security/send-code';
import { setAntiPhishingCode } from '@peerbourse/contract/identity/security/set-anti-phishing-code';
import { setFundPassword } from '@peerbourse/contract/identity/security/set-fund-password';
import { unbindContact } from '@peerbourse/contract/identity/security/unbind-contact';
import { logIn } from '@peerbourse/contract/identity/sessions/log-in';
import { logOut } from '@peerbourse/contract/identity/sessions/log-out';
import { verifyLogIn } from '@peerbourse/contract/identity/sessions/verify-log-in';
import { createSubAccount } from '@peerbourse/contract/identity/sub-accounts/create-sub-account';
import { subAccountList } from '@peerbourse/contract/identity/sub-accounts/sub-account-list';
import { switchAccount } from '@peerbourse/contract/identity/sub-accounts/switch-account';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openContent } from '#modules/core/messages/message-content.ts';
import { Browser, newestCode } from '../support/browser.ts';
import { letCodesBeSent, mailFactors, newPerson, type Person } from '../support/fixtures/users.ts';
import { totpOf } from '../support/fixtures/valid-requests.ts';
import { openTestEnvironment, type TestEnvironment } from '../support/test-environment.ts';

let env: TestEnvironment;
const newPassword = 'Quiet-Meadow-82';

beforeAll(async () => {
  env = await openTestEnvironment({ PB_COUNTRY_HEADER: 'x-country' });
  await env.start('api');
});
afterAll(() => env.close());

async function bindAuthenticator(person: Person): Promise<{ secret: string; code: string }> {
  const { secret, uri } = await person.browser.ask(beginAuthenticator, {});
  expect(uri).toContain(`secret=${secret}`);
  const factors = await mailFactors(env, person, 'confirm-authenticator');
  const code = totpOf(secret);
  await person.browser.ask(confirmAuthenticator, { code, factors });
  return { secret, code };
}

/** A code serves once and a new one comes every 30 seconds: a test with a third code would have to wait for it. */
async function forgetUsedCodes(person: Person): Promise<void> {
  await env.query('UPDATE secrets_credentials SET totp_step = 0 WHERE account_id = $1', [person.accountId]);
}

describe('second factors', () => {
  it('R6.4 an authenticator is bound by its code, asked for afterwards, and each code serves once', async () => {
    const person = await newPerson(env);
    const { secret, code } = await bindAuthenticator(person);
    expect((await person.browser.ask(myAccount, {})).userInfo?.bindGoogle).toBe(true);
    await person.browser.ask(logOut, {});
    const { state, methods, ticket } = await person.browser.ask(logIn, { username: person.email, password: person.password });
    // The device is known, so that the authenticator alone is asked for.
    expect({ state, methods }).toEqual({ state: 'verify', methods: ['google'] });
    const verify = (googleCode: string) => person.browser.call(verifyLogIn, { ticket: ticket ?? '', factors: { googleCode } });
    expect((await verify(code)).body.code).toBe('20202');
    const nextCode = totpOf(secret, 1);
    expect((await verify(nextCode)).body.code).toBe('00000');
    const factors = await mailFactors(env, person, 'remove-authenticator');
    const remove = (googleCode: string) => person.browser.call(removeAuthenticator, { factors: { ...factors, googleCode } });
    expect((await remove(nextCode)).body.code).toBe('20202');
    await forgetUsedCodes(person);
    expect((await remove(totpOf(secret))).body.code).toBe('00000');
    expect((await person.browser.ask(securityOverview, {})).holds.map(({ kind, reason }) => `${kind} ${reason}`).sort()).toEqual([
      'p2p-sell authenticator-removed',
      'withdraw authenticator-removed',
    ]);
  });

  it('R5.19 the saved order is the order in which codes are asked for', async () => {
    const person = await newPerson(env);
    const { secret } = await bindAuthenticator(person);
    const factors = { ...(await mailFactors(env, person, 'arrange-methods')), googleCode: totpOf(secret, 1) };
    const input = { emailEnable: true, phoneEnable: true, factors };
    expect((await person.browser.call(arrangeMethods, { ...input, order: ['email', 'email', 'google'] })).body.code).toBe('20219');
    await person.browser.ask(arrangeMethods, { ...input, order: ['email', 'mobile', 'google'] });
    const { methods } = await new Browser(env).ask(logIn, { username: person.email, password: person.password });
    expect(methods).toEqual(['email', 'google']);
    await forgetUsedCodes(person);
    const again = { ...(await mailFactors(env, person, 'arrange-methods')), googleCode: totpOf(secret) };
    const off = { order: ['google', 'email', 'mobile'], emailEnable: false, phoneEnable: true, factors: again } as const;
    expect((await person.browser.call(arrangeMethods, { ...off, order: [...off.order] })).body.code).toBe('20217');
  });

  it('a code of one act is worth nothing for another', async () => {
    const person = await newPerson(env);
    const factors = await mailFactors(env, person, 'my-data');
    expect((await person.browser.call(setAntiPhishingCode, { antiPhishingCode: 'lighthouse', factors })).body.code).toBe('20202');
    expect((await person.browser.call(setAntiPhishingCode, { antiPhishingCode: 'lighthouse', factors: {} })).body).toMatchObject({
      code: '20204',
      data: { methods: 'email' },
    });
    await person.browser.ask(setAntiPhishingCode, {
      antiPhishingCode: 'lighthouse',
      factors: await mailFactors(env, person, 'set-anti-phishing-code'),
    });
    expect((await person.browser.ask(myAccount, {})).userInfo?.antiPhishingCode).toBe('lighthouse');
  });
});

describe('passwords', () => {
  it('another password logs other devices out and holds withdrawals back for a day', async () => {
    const person = await newPerson(env);
    const other = person.browser.copy();
    await other.ask(logIn, { username: person.email, password: person.password });
    const change = async (oldPassword: string, password: string) =>
      person.browser.call(changePassword, { oldPassword, password, factors: await mailFactors(env, person, 'change-password') });
    expect((await change('Wrong-Password-1', newPassword)).body.code).toBe('20230');
    expect((await change(person.password, 'password1')).body.code).toBe('20207');
    expect((await change(person.password, 'Blink182')).body.code).toBe('20207');
    expect((await change(person.password, person.password)).body.code).toBe('20208');
    const { body } = await change(person.password, newPassword);
    const written = await env.query(`SELECT act FROM audit_entries WHERE subject = $1`, [person.userId]);
    expect(written).toEqual([{ act: 'security.password-changed' }]);
    expect(new Date(body.data.holdUntil).getTime() - Date.now()).toBeGreaterThan(23 * 3_600_000);
    await new Promise((resolve) => setTimeout(resolve, 600));
    expect((await other.call(securityOverview, {})).body.code).toBe('00006');
    expect((await other.call(logIn, { username: person.email, password: person.password })).body.code).toBe('20201');
    // No device is known any more.
    expect((await other.ask(logIn, { username: person.email, password: newPassword })).state).toBe('verify');
  });

  it('R7.8 a forgotten password: code, ticket, new password; everybody is logged out', async () => {
    const person = await newPerson(env);
    const stranger = new Browser(env);
    await letCodesBeSent(env);
    await stranger.ask(sendCode, { purpose: 'reset-password', channel: 'email', email: person.email });
    const name = { username: person.email };
    expect((await stranger.call(confirmPasswordReset, { ...name, code: '000000' })).body.code).toBe('20202');
    const { ticket, needsGoogle } = await stranger.ask(confirmPasswordReset, { ...name, code: await newestCode(env, person.email) });
    expect(needsGoogle).toBe(false);
    for (const password of ['weak', 'blink182', 'LIVERPOOL1']) {
      expect((await stranger.call(resetPassword, { ticket, password })).body.code).toBe('20207');
    }
    await stranger.ask(resetPassword, { ticket, password: newPassword });
    expect((await stranger.call(resetPassword, { ticket, password: newPassword })).body.code).toBe('20206');
    await new Promise((resolve) => setTimeout(resolve, 600));
    expect((await person.browser.ask(myAccount, {})).userInfo).toBeNull();
    expect((await person.browser.ask(logIn, { ...name, password: newPassword })).state).toBe('verify');
  });

  it('a forgotten password of nobody answers like one of somebody, and sends nothing', async () => {
    const stranger = new Browser(env);
    const { sentTo } = await stranger.ask(sendCode, { purpose: 'reset-password', channel: 'email', email: 'nobody@people.test' });
    expect(sentTo).toBe('n**@people.test');
    expect(await env.query(`SELECT FROM messages_outgoing WHERE recipient = 'nobody@people.test'`)).toEqual([]);
    expect((await stranger.call(confirmPasswordReset, { username: 'nobody@people.test', code: '123456' })).body.code).toBe('20202');
  });

  it('with an authenticator its code is needed, too', async () => {
    const person = await newPerson(env);
    const { secret } = await bindAuthenticator(person);
    const stranger = new Browser(env);
    await letCodesBeSent(env);
    await stranger.ask(sendCode, { purpose: 'reset-password', channel: 'email', email: person.email });
    const code = await newestCode(env, person.email);
    const { ticket, needsGoogle } = await stranger.ask(confirmPasswordReset, { username: person.email, code });
    expect(needsGoogle).toBe(true);
    expect((await stranger.call(resetPassword, { ticket, password: newPassword })).body.code).toBe('20202');
    await stranger.ask(resetPassword, { ticket, password: newPassword, googleCode: totpOf(secret, 1) });
  });

  it.each(['000000', '123456', '654321', '121212', '123123'])('refuses the fund password %s', async (fundPassword) => {
    const person = await newPerson(env);
    expect((await person.browser.call(setFundPassword, { fundPassword, factors: {} })).body.code).toBe('20209');
  });

  it('the fund password is set without a hold, and changed with one', async () => {
    const person = await newPerson(env);
    const set = async (fundPassword: string) =>
      person.browser.ask(setFundPassword, { fundPassword, factors: await mailFactors(env, person, 'set-fund-password') });
    expect(await set('294817')).toEqual({ holdUntil: null });
    expect((await person.browser.ask(myAccount, {})).userInfo?.isFund).toBe(true);
    expect((await set('518302')).holdUntil).not.toBeNull();
  });
});

describe('contacts', () => {
  it('a phone is bound by a code to it and one to the mail; the last contact stays', async () => {
    const person = await newPerson(env);
    const unbind = async (kind: 'email' | 'mobile', factors = {}) => person.browser.call(unbindContact, { kind, factors });
    expect((await unbind('mobile')).body.code).toBe('20216');
    expect((await unbind('email')).body.code).toBe('20217');
    await letCodesBeSent(env);
    await person.browser.ask(sendCode, { purpose: 'bind-contact', channel: 'mobile', dialCode: '49', phone: '15198765432' });
    const code = await newestCode(env, '+4915198765432');
    const factors = await mailFactors(env, person, 'change-contact');
    const contact = { kind: 'mobile', dialCode: '49', phone: '15198765432', code, factors } as const;
    expect((await person.browser.call(bindContact, { ...contact, phone: '15100000000' })).body.code).toBe('20202');
    expect(await person.browser.ask(bindContact, contact)).toEqual({ holdUntil: null });
    const { userInfo } = await person.browser.ask(myAccount, {});
    expect(userInfo).toMatchObject({ bindPhone: true, phone: '15198765432' });
    // Nobody else can have it.
    const other = await newPerson(env);
    await letCodesBeSent(env);
    await other.browser.ask(sendCode, { purpose: 'bind-contact', channel: 'mobile', dialCode: '49', phone: '15198765432' });
    const taken = {
      ...contact,
      code: await newestCode(env, '+4915198765432'),
      factors: await mailFactors(env, other, 'change-contact'),
    };
    expect((await other.browser.call(bindContact, taken)).body.code).toBe('20218');
  });
});

describe('locking', () => {
  it('the owner locks, nobody gets in, and a new password opens it again', async () => {
    const person = await newPerson(env);
    await person.browser.ask(lockMyAccount, {});
    await new Promise((resolve) => setTimeout(resolve, 600));
    expect((await person.browser.call(securityOverview, {})).body.code).toBe('20205');
    expect((await person.browser.call(logIn, { username: person.email, password: person.password })).body.code).toBe('20105');
    await letCodesBeSent(env);
    await person.browser.ask(sendCode, { purpose: 'reset-password', channel: 'email', email: person.email });
    const code = await newestCode(env, person.email);
    const { ticket } = await person.browser.ask(confirmPasswordReset, { username: person.email, code });
    await person.browser.ask(resetPassword, { ticket, password: newPassword });
    expect((await person.browser.ask(logIn, { username: person.email, password: newPassword })).state).toBe('verify');
  });

  it('a lock of ours is not opened by a new password, also when the owner locks as well', async () => {
    const person = await newPerson(env);
    await env.query(`UPDATE accounts_users SET state = 'locked', locked_by = 'staff' WHERE id = $1`, [person.accountId]);
    await letCodesBeSent(env);
    const stranger = new Browser(env);
    await stranger.ask(sendCode, { purpose: 'reset-password', channel: 'email', email: person.email });
    const code = await newestCode(env, person.email);
    const { ticket } = await stranger.ask(confirmPasswordReset, { username: person.email, code });
    await stranger.ask(resetPassword, { ticket, password: newPassword });
    expect((await stranger.call(logIn, { username: person.email, password: newPassword })).body.code).toBe('20105');
    expect(await env.query('SELECT state, locked_by FROM accounts_users WHERE id = $1', [person.accountId])).toEqual([
      { state: 'locked', locked_by: 'staff' },
    ]);
  });

  it('every security mail has a link that locks, once', async () => {
    const person = await newPerson(env);
    await person.browser.ask(setFundPassword, {
      fundPassword: '294817',
      factors: await mailFactors(env, person, 'set-fund-password'),
    });
    const [row] = await env.query<{ id: string; closed_values: string }>(
      `SELECT id, closed_values FROM messages_outgoing WHERE recipient = $1 AND template = 'fund_password_set'`,
      [person.email],
    );
    const { lockUrl = '' } = openContent(env.config.keys, { id: row?.id ?? '', way: 'mail', to: person.email }, row?.closed_values ?? '');
    const ticket = new URL(lockUrl).searchParams.get('ticket') ?? '';
    const stranger = new Browser(env);
    await stranger.ask(lockByMail, { ticket });
    expect((await stranger.call(lockByMail, { ticket })).body.code).toBe('20206');
    await new Promise((resolve) => setTimeout(resolve, 600));
    expect((await person.browser.ask(myAccount, {})).userInfo).toBeNull();
  });
});

describe('preferences', () => {
  it('R3.11 every listed field is 0 but the two that are 1, and changes are kept', async () => {
    const { browser } = await newPerson(env);
    const { userPreference } = await browser.ask(userPreferences, {});
    const ones = Object.entries(userPreference).filter(([, value]) => value === 1);
    expect(Object.keys(userPreference)).toHaveLength(24);
    expect(ones.map(([name]) => name).sort()).toEqual(['quantityIncludesDelegated', 'swapProtocol']);
    expect(Object.values(userPreference).filter((value) => value !== 0 && value !== 1)).toEqual([]);
    await Promise.all([
      browser.ask(updatePreferences, { userPreference: { spotPopup: 1 } }),
      browser.copy().ask(updatePreferences, { userPreference: { spotNotice: 2 } }),
    ]);
    expect((await browser.ask(userPreferences, {})).userPreference).toEqual({ ...userPreference, spotPopup: 1, spotNotice: 2 });
  });

  it('the language of the account is one that we have', async () => {
    const { browser, accountId } = await newPerson(env);
    expect((await browser.call(changeLanguage, { languageType: 4711 })).body.code).toBe('20401');
    await browser.ask(changeLanguage, { languageType: 2 });
    expect(await env.query('SELECT language FROM accounts_users WHERE id = $1', [accountId])).toEqual([{ language: 'ja' }]);
  });
});

describe('sub-accounts', () => {
  it('R1.5 R7.8 a main account opens children, switches into one and back', async () => {
    const { browser, userId } = await newPerson(env);
    const { userId: childId } = await browser.ask(createSubAccount, { userName: 'Long term' });
    expect((await browser.call(createSubAccount, { userName: 'long TERM' })).body.code).toBe('20503');
    expect((await browser.call(createSubAccount, { userName: '<b>' })).body.code).toBe('20104');
    expect((await browser.ask(subAccountList, {})).subAccounts).toMatchObject([{ userId: childId, isCurrent: false }]);
    const before = browser.copy();
    expect(await browser.ask(switchAccount, { userId: childId })).toEqual({ userId: childId, childFlag: true });
    expect(browser.cookies.get('__Host-pb_at')).not.toBe(before.cookies.get('__Host-pb_at'));
    const { userInfo } = await browser.ask(myAccount, {});
    expect(userInfo).toMatchObject({ userId: childId, childFlag: true, userName: 'Long term' });
    // What is the main account's business is refused to a child.
    expect((await browser.call(securityOverview, {})).body.code).toBe('40302');
    expect((await browser.call(createSubAccount, { userName: 'Grandchild' })).body.code).toBe('40302');
    expect((await browser.ask(subAccountList, {})).subAccounts).toMatchObject([{ userId: childId, isCurrent: true }]);
    await browser.ask(switchAccount, { userId });
    expect((await browser.ask(myAccount, {})).userInfo).toMatchObject({ userId, childFlag: false });
  });

  it('R1.5 an account of somebody else cannot be switched into, and there is a limit', async () => {
    const [one, two] = [await newPerson(env), await newPerson(env)];
    expect((await one.browser.call(switchAccount, { userId: two.userId })).body.code).toBe('20501');
    const inputs = Array.from({ length: 15 }, (_, index) => one.browser.copy().call(createSubAccount, { userName: `Child ${index}` }));
    const codes = (await Promise.all(inputs)).map(({ body }) => body.code);
    expect(codes.filter((code) => code === '00000')).toHaveLength(10);
    expect(codes.filter((code) => code === '20502')).toHaveLength(5);
  });
});

describe('privacy', () => {
  it('the own data is exported, without secrets', async () => {
    const person = await newPerson(env);
    const { sections } = await person.browser.ask(takeMyRecords, { factors: await mailFactors(env, person, 'my-data') });
    const text = JSON.stringify(sections);
    expect(text).toContain(person.email);
    expect(text).not.toMatch(/argon2|password_hash|token|totp_secret/);
  });

  it('every table that speaks of people is exported, or known to hold nothing to take along', async () => {
    const modules = join(import.meta.dirname, '../../src/modules');
    const declared = readdirSync(modules, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('/personal-rows.ts'));
    const source = declared.map((path) => readFileSync(join(modules, path), 'utf8')).join('\n');
    const internal = [
      'sessions_devices',
      'sessions_qr_keys',
      'secrets_tickets',
      'authenticators_new',
      'notifications_counts',
      // Where a browser wants its messages, and which far price somebody has confirmed in the last minutes.
      'messages_push_subscriptions',
      'p2p_prices_confirmations',
      'customers_views',
      // The lock of an account; its addresses are exported.
      'webhooks_accounts',
      // What staff note about somebody, and entries of a list of sanctions that a name was like; telling would warn whom they are about.
      'customers_notes',
      'verification_hits',
      // What members of staff propose to each other; what came of it is in the history of the coins.
      'ledger_corrections',
      // Likewise; what a deposit paid is in its own history.
      'p2p_merchants_compensations',
      // Worked out from the history of the coins, which is exported.
      'assets_day_worths',
      'assets_worth_marks',
    ];
    const tables = await env.query<{ name: string }>(
      `SELECT DISTINCT conrelid::regclass::text AS name FROM pg_constraint WHERE contype = 'f' AND confrelid = 'accounts_users'::regclass`,
    );
    expect(tables.map(({ name }) => name).filter((name) => !source.includes(` ${name}`) && !internal.includes(name))).toEqual([]);
  });

  it('an account closes two weeks after its owner asked, unless he thinks again', async () => {
    const person = await newPerson(env);
    const { closesAt } = await person.browser.ask(askDeletion, { factors: await mailFactors(env, person, 'ask-deletion') });
    expect(Math.round((new Date(closesAt).getTime() - Date.now()) / 86_400_000)).toBe(14);
    expect((await person.browser.ask(securityOverview, {})).closesAt).toBe(closesAt);
    await person.browser.ask(cancelDeletion, {});
    expect((await person.browser.ask(securityOverview, {})).closesAt).toBeNull();
  });
});

describe('where somebody is', () => {
  it('R6.6 visitors from Hong Kong are told, by the country of their address', async () => {
    const browser = new Browser(env);
    expect((await browser.call(hongKongNotice, {}, { 'x-country': 'HK' })).body.data).toEqual({ show: true, canRegister: false });
    expect((await browser.call(hongKongNotice, {}, { 'x-country': 'DE' })).body.data).toEqual({ show: false, canRegister: true });
    expect((await browser.ask(dialCodeList, {})).areaCodeList).toContainEqual({ areaCode: '852', country: 'HK' });
  });
});
