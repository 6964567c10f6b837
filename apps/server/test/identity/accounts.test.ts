import { countryList } from '@peerbourse/contract/core/reference/country-list';
import { identityRole } from '@peerbourse/contract/identity/accounts/identity-role';
import { myAccount } from '@peerbourse/contract/identity/accounts/my-account';
import { registerByEmail } from '@peerbourse/contract/identity/accounts/register-by-email';
import { registerByMobile } from '@peerbourse/contract/identity/accounts/register-by-mobile';
import { sendCode } from '@peerbourse/contract/identity/security/send-code';
import { logIn } from '@peerbourse/contract/identity/sessions/log-in';
import { logOut } from '@peerbourse/contract/identity/sessions/log-out';
import { verifyLogIn } from '@peerbourse/contract/identity/sessions/verify-log-in';
import { forbiddenRegistrationCountries } from '@peerbourse/rules/registration-countries';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkPassword, hashPassword, isOfOldKey } from '#modules/core/secrets/passwords.ts';
import { openKeys } from '#platform/keys.ts';
import { Browser, newestCode } from '../support/browser.ts';
import { goodPassword, letCodesBeSent, newPerson } from '../support/fixtures/users.ts';
import { openTestEnvironment, type TestEnvironment } from '../support/test-environment.ts';

let env: TestEnvironment;

beforeAll(async () => {
  env = await openTestEnvironment({ PB_COUNTRY_HEADER: 'x-country' });
  await env.start('api');
});
afterAll(() => env.close());

describe('opening an account', () => {
  it('R7.8 R4.1 by email: code, password, session, and the user info is theirs', async () => {
    const { browser, email, userId } = await newPerson(env);
    const { userInfo, loginName, settings, requestTime } = await browser.ask(myAccount, {});
    expect(userInfo).toMatchObject({ userId, email, bindEmail: true, bindPhone: false, phone: null, identityLevel: 0 });
    expect(loginName).toBe(email);
    expect(settings).toMatchObject({ emailEnable: true, googleEnable: false, canWithDraw: false, canOTCSell: false, openOtc: true });
    expect(Math.abs(requestTime - Date.now())).toBeLessThan(60_000);
    expect([...browser.cookies.keys()].sort()).toEqual(['__Host-pb_at', '__Host-pb_dt', '__Host-pb_pre', '__Host-pb_rt', 'login']);
  });

  it('R7.8 by mobile number', async () => {
    const browser = new Browser(env);
    await browser.ask(sendCode, { purpose: 'register', channel: 'mobile', dialCode: '49', phone: '15112345678' });
    const code = await newestCode(env, '+4915112345678');
    const { ticket } = await browser.ask(registerByMobile, {
      dialCode: '49',
      phone: '15112345678',
      code,
      password: goodPassword,
      country: 'DE',
    });
    await browser.ask(verifyLogIn, { ticket, factors: {} });
    const { userInfo, loginName } = await browser.ask(myAccount, {});
    expect(userInfo).toMatchObject({ phone: '15112345678', bindPhone: true, bindEmail: false, email: null });
    expect(loginName).toBe('15112345678');
  });

  it('R4.2 a guest is nobody, and ready', async () => {
    const answer = await new Browser(env).ask(myAccount, {});
    expect(answer).toMatchObject({ userInfo: null, settings: null, loginName: null });
  });

  it('R3.1 R3.3 R3.23 user info has every field of the specification', async () => {
    const { browser } = await newPerson(env);
    const { userInfo, settings, ...rest } = await browser.ask(myAccount, {});
    const fields = [
      'bindPhone',
      'bindEmail',
      'bindGoogle',
      'bindTg',
      'isFund',
      'fundValue',
      'newDeviceFlag',
      'antiPhishingCode',
      'hasRealValidate',
    ];
    const more = [
      'identityLevel',
      'realName',
      'userId',
      'encryptUserId',
      'invitationCode',
      'phone',
      'email',
      'childFlag',
      'areaId',
      'userIdentityFlag',
    ];
    const flags = [
      'isOpenFund',
      'fundDisabled',
      'canOTCSell',
      'canWithDraw',
      'openOtc',
      'openContract',
      'openGtFees',
      'emailEnable',
      'phoneEnable',
    ];
    expect(Object.keys(userInfo ?? {}).sort()).toEqual([...fields, ...more, 'userName'].sort());
    expect(Object.keys(settings ?? {}).sort()).toEqual([...flags, 'googleEnable', 'hasCapiPwd'].sort());
    expect(Object.keys(rest).sort()).toEqual(['loginName', 'requestTime', 'systemTime']);
  });

  it('R3.2 hasRealValidate is true exactly when the identity level is 2', async () => {
    const { browser, accountId } = await newPerson(env);
    for (const level of [0, 1, 2]) {
      await env.query(`UPDATE accounts_users SET identity_level = $1, real_name = 'Ann Example' WHERE id = $2`, [level, accountId]);
      const { userInfo } = await browser.ask(myAccount, {});
      expect(userInfo?.hasRealValidate).toBe(level === 2);
    }
  });

  it('R6.5 the identity role is the account’s own', async () => {
    const { browser, accountId } = await newPerson(env);
    expect(await browser.ask(identityRole, {})).toEqual({ userIdentityFlag: 0, isAgent: false });
    await env.query('UPDATE accounts_users SET identity_flag = 6 WHERE id = $1', [accountId]);
    expect(await browser.ask(identityRole, {})).toEqual({ userIdentityFlag: 6, isAgent: false });
    expect((await browser.ask(myAccount, {})).settings?.openOtc).toBe(false);
  });

  it('R6.4 holds close what they name, and no more', async () => {
    const { browser, accountId } = await newPerson(env);
    await env.query(`UPDATE accounts_users SET identity_level = 2, real_name = 'Ann Example' WHERE id = $1`, [accountId]);
    expect((await browser.ask(myAccount, {})).settings).toMatchObject({ canWithDraw: true, canOTCSell: true });
    await env.query(`INSERT INTO accounts_holds (account_id, kind, reason, author) VALUES ($1, 'withdraw', 'test', 'test')`, [accountId]);
    expect((await browser.ask(myAccount, {})).settings).toMatchObject({ canWithDraw: false, canOTCSell: true });
  });

  it.each(forbiddenRegistrationCountries)(
    'R5.13 nobody opens an account from %s: by choice, by dial code or by address',
    async (country) => {
      const browser = new Browser(env);
      const email = `from-${country.toLowerCase()}@people.test`;
      await browser.ask(sendCode, { purpose: 'register', channel: 'email', email });
      const code = await newestCode(env, email);
      const input = { email, code, password: goodPassword };
      expect((await browser.call(registerByEmail, { ...input, country })).body.code).toBe('20101');
      expect((await browser.call(registerByEmail, { ...input, country: 'DE' }, { 'x-country': country })).body.code).toBe('20101');
      const { areaList } = await browser.ask(countryList, {});
      const row = areaList.find((area) => area.country === country);
      expect(row?.mayRegister).toBe(false);
      const shared = areaList.filter(({ areaCode, mayRegister }) => areaCode === row?.areaCode && mayRegister);
      if (shared.length > 0) return;
      const byPhone = { dialCode: row?.areaCode ?? '', phone: '13800138000', code: '000000', password: goodPassword, country: 'DE' };
      expect((await browser.call(registerByMobile, byPhone)).body.code).toBe('20101');
    },
  );

  it('a code serves one address, one purpose and one account', async () => {
    const { email } = await newPerson(env);
    const browser = new Browser(env);
    await letCodesBeSent(env);
    await browser.ask(sendCode, { purpose: 'register', channel: 'email', email: 'other@people.test' });
    const code = await newestCode(env, 'other@people.test');
    const input = { code, password: goodPassword, country: 'DE' };
    expect((await browser.call(registerByEmail, { ...input, email: 'another@people.test' })).body.code).toBe('20202');
    // Whoever has an account is told so by mail, and gets no code.
    await browser.ask(sendCode, { purpose: 'register', channel: 'email', email });
    const [last] = await env.query<{ template: string }>(
      'SELECT template FROM messages_outgoing WHERE recipient = $1 ORDER BY created_at DESC LIMIT 1',
      [email],
    );
    expect(last?.template).toBe('account_exists');
  });

  it.each(['password1', 'Qwerty123', 'aaaaaaaa', '12345678', 'short1', 'withspace 12', 'bitcoin2026', 'liverpool1', 'Charlie1'])(
    'refuses the password %s',
    async (password) => {
      const browser = new Browser(env);
      const input = { email: 'weak@people.test', code: '123456', password, country: 'DE' };
      expect((await browser.call(registerByEmail, input)).body.code).toBe('20207');
      const mobile = { dialCode: '49', phone: '15112345670', code: '123456', password, country: 'DE' };
      expect((await browser.call(registerByMobile, mobile)).body.code).toBe('20207');
    },
  );

  it('an invitation must exist, and is remembered', async () => {
    const inviter = await newPerson(env);
    const invitationCode = (await inviter.browser.ask(myAccount, {})).userInfo?.invitationCode ?? '';
    const browser = new Browser(env);
    const email = 'invited@people.test';
    await browser.ask(sendCode, { purpose: 'register', channel: 'email', email });
    const input = {
      email,
      code: await newestCode(env, email),
      password: goodPassword,
      country: 'DE',
      marketing: { channelCode: 'spring' },
    };
    expect((await browser.call(registerByEmail, { ...input, invitationCode: 'NOBODY99' })).body.code).toBe('20103');
    const { userId } = await browser.ask(registerByEmail, { ...input, invitationCode: invitationCode.toLowerCase() });
    const [row] = await env.query(`SELECT invited_by::text, marketing FROM accounts_users WHERE user_id = $1`, [userId]);
    expect(row).toEqual({ invited_by: inviter.accountId, marketing: { channelCode: 'spring' } });
  });
});

describe('logging in and out', () => {
  it('R4.4 after logging out the cookies are gone and the session is dead', async () => {
    const { browser } = await newPerson(env);
    const copy = browser.copy();
    await browser.ask(logOut, {});
    // What is left opens nothing: a key from before the login, and by what the device is known.
    expect([...browser.cookies.keys()].sort()).toEqual(['__Host-pb_dt', '__Host-pb_pre']);
    await new Promise((resolve) => setTimeout(resolve, 600));
    expect((await copy.ask(myAccount, {})).userInfo).toBeNull();
    expect(copy.cookies.has('login')).toBe(false);
    await browser.ask(logOut, {});
  });

  it('R7.8 a known device needs the password only, a new one also the code', async () => {
    const { browser, email, password } = await newPerson(env);
    await browser.ask(logOut, {});
    expect(await browser.ask(logIn, { username: email.toUpperCase(), password })).toMatchObject({ state: 'opened', methods: [] });
    const other = new Browser(env);
    const { state, methods, ticket } = await other.ask(logIn, { username: email, password });
    expect({ state, methods }).toEqual({ state: 'verify', methods: ['email'] });
    expect((await other.ask(myAccount, {})).userInfo).toBeNull();
    expect((await other.call(verifyLogIn, { ticket: ticket ?? '', factors: {} })).body.code).toBe('20204');
    expect((await other.call(verifyLogIn, { ticket: ticket ?? '', factors: { emailCode: '000000' } })).body.code).toBe('20202');
    await other.ask(sendCode, { purpose: 'log-in', channel: 'email', ticket: ticket ?? '' });
    const emailCode = await newestCode(env, email);
    await other.ask(verifyLogIn, { ticket: ticket ?? '', factors: { emailCode } });
    const { userInfo } = await other.ask(myAccount, {});
    expect(userInfo).toMatchObject({ email, newDeviceFlag: true });
    expect((await other.call(verifyLogIn, { ticket: ticket ?? '', factors: { emailCode } })).body.code).toBe('20206');
  });

  it('a password whose pepper has been changed is hashed again when it is next at hand', async () => {
    const { browser, email, password, accountId } = await newPerson(env);
    const other = openKeys([
      { id: 'old', secret: 'an-older-secret-of-at-least-32-characters' },
      { id: 'dev', secret: 'development-key-of-at-least-32-characters' },
    ]);
    // As it was stored when the other key was the newest, and both are configured.
    const both = openKeys([
      { id: 'dev', secret: 'development-key-of-at-least-32-characters' },
      { id: 'old', secret: 'an-older-secret-of-at-least-32-characters' },
    ]);
    const hash = await hashPassword({ keys: other, passwordCost: 'full' }, password);
    expect(hash).toMatch(/^old\$argon2id\$v=19\$m=47104,t=2,p=1\$/);
    expect(await checkPassword({ keys: both, passwordCost: 'full' }, hash, password)).toBe(true);
    expect(isOfOldKey(both, hash)).toBe(true);
    expect(isOfOldKey(other, hash)).toBe(false);
    await browser.ask(logOut, {});
    await browser.ask(logIn, { username: email, password });
    const [row] = await env.query<{ password_hash: string }>('SELECT password_hash FROM secrets_credentials WHERE account_id = $1', [
      accountId,
    ]);
    expect(row?.password_hash).toMatch(/^dev\$argon2id\$/);
  });

  it('unknown names and wrong passwords get the same answer', async () => {
    const { email } = await newPerson(env);
    const browser = new Browser(env);
    const wrong = await browser.call(logIn, { username: email, password: 'Wrong-Password-1' });
    const unknown = await browser.call(logIn, { username: 'nobody@people.test', password: 'Wrong-Password-1' });
    const strip = ({ status, body: { code, msg, data } }: typeof wrong) => ({ status, code, msg, data });
    expect(strip(unknown)).toEqual(strip(wrong));
    expect(wrong.body.code).toBe('20201');
  });
});
