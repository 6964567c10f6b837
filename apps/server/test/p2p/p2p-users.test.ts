import { liftHold } from '@peerbourse/contract/identity/customers/lift-hold';
import { acceptTerms } from '@peerbourse/contract/p2p/p2p-users/accept-terms';
import { advertiserPage } from '@peerbourse/contract/p2p/p2p-users/advertiser-page';
import { createProfile } from '@peerbourse/contract/p2p/p2p-users/create-profile';
import { followUser } from '@peerbourse/contract/p2p/p2p-users/follow-user';
import { myProfile } from '@peerbourse/contract/p2p/p2p-users/my-profile';
import { publicProfile } from '@peerbourse/contract/p2p/p2p-users/public-profile';
import { reportOnline } from '@peerbourse/contract/p2p/p2p-users/report-online';
import { seenTipList } from '@peerbourse/contract/p2p/p2p-users/seen-tip-list';
import { sellableAmount } from '@peerbourse/contract/p2p/p2p-users/sellable-amount';
import { updateProfile } from '@peerbourse/contract/p2p/p2p-users/update-profile';
import { refusals } from '@peerbourse/contract/refusals';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Browser } from '../support/browser.ts';
import { giveCoins, type QuickPerson, quickPerson } from '../support/fixtures/quick-users.ts';
import { staffBrowser } from '../support/fixtures/valid-staff-requests.ts';
import { openTestEnvironment, type TestEnvironment } from '../support/test-environment.ts';

let env: TestEnvironment;

beforeAll(async () => {
  env = await openTestEnvironment();
  await Promise.all([env.start('api'), env.start('admin')]);
});

afterAll(() => env.close());

const trader = () => quickPerson(env, { identityLevel: 2, profile: {} });

const faceOf = ({ encryptUserId }: QuickPerson) => ({ encryptUserId });

async function codeOf(answer: Promise<{ body: { code: unknown } }>): Promise<unknown> {
  return (await answer).body.code;
}

async function setCounters({ accountId }: QuickPerson, counters: Record<string, number>): Promise<void> {
  const names = Object.keys(counters);
  await env.query(
    `INSERT INTO p2p_users_counters (account_id, ${names.join(', ')}) VALUES ($1, ${names.map((_, index) => `$${index + 2}`).join(', ')})`,
    [accountId, ...Object.values(counters)],
  );
}

describe('the own profile', () => {
  it('R3.9 has every field with its default before it exists, and no userId', async () => {
    const { browser } = await quickPerson(env);
    expect(await browser.ask(myProfile, {})).toEqual({
      nickName: '',
      headColor: '',
      userType: 0,
      isOnline: false,
      smsEnable: false,
      rapidAdEnable: false,
      orderTotalCount: '-',
      buyOrderCount: '-',
      sellOrderCount: '-',
      thirtyDayTrade: '-',
      isCheckMobile: false,
      isOpen: false,
      fiatPreference: '',
      showCountryFlag: false,
      kybFlag: 2,
      isRelieveBusinessFlag: false,
      nickNameState: 2,
      tgBindFlag: false,
      tgNickName: '',
      tgAvatar: '',
      areaId: '0',
      isChinaSeller: false,
      nickNameFreeAt: null,
      acceptedTermsVersion: null,
      termsAcceptedAt: null,
      currentTermsVersion: 1,
      figures: null,
      mayPublish: false,
      isPaused: false,
      businessHours: null,
      isAtWork: false,
      restrictions: [],
      respPaymethodList: [],
    });
  });

  it('R3.9 R7.12 is made with a name, and the terms open it', async () => {
    const { browser, userId } = await quickPerson(env, { hasPhone: true });
    const made = await browser.ask(createProfile, { nickName: 'Karin Fast' });
    expect(made).toMatchObject({
      userId,
      nickName: 'Karin Fast',
      nickNameState: 1,
      isOpen: false,
      isCheckMobile: true,
      orderTotalCount: '0',
    });
    expect(await codeOf(browser.call(reportOnline, {}))).toBe(refusals['right.no-profile'].code);
    expect(await browser.ask(acceptTerms, { termsVersion: 1 })).toMatchObject({
      isOpen: true,
      acceptedTermsVersion: 1,
      nickName: 'Karin Fast',
    });
    // Whoever has just become a trader is one at once, whatever the gate remembers.
    await browser.ask(reportOnline, {});
    expect(await browser.ask(myProfile, {})).toMatchObject({ userId, isOnline: true });
  });

  it('has a given name when the terms come first, and a chosen one afterwards', async () => {
    const { browser } = await quickPerson(env);
    const given = await browser.ask(acceptTerms, { termsVersion: 1 });
    expect(given).toMatchObject({ isOpen: true, nickNameState: 2 });
    expect(given.nickName).toMatch(/^Trader [A-Z]{8}$/);
    expect(await browser.ask(createProfile, { nickName: 'Late Chooser' })).toMatchObject({
      nickName: 'Late Chooser',
      nickNameState: 1,
      isOpen: true,
    });
    expect(await codeOf(browser.call(createProfile, { nickName: 'Later Chooser' }))).toBe(refusals['p2p-users.exists'].code);
  });

  it('refuses terms that are not the current ones', async () => {
    const { browser } = await quickPerson(env);
    expect(await codeOf(browser.call(acceptTerms, { termsVersion: 2 }))).toBe(refusals['p2p-users.terms-changed'].code);
  });

  it('R4.13 is marked open by later updates', async () => {
    const { browser, accountId } = await trader();
    await env.query('UPDATE p2p_users_profiles SET is_open = false WHERE account_id = $1', [accountId]);
    const changed = await browser.ask(updateProfile, { fiatPreference: 'EUR', rapidAdEnable: true, showCountryFlag: true });
    expect(changed).toMatchObject({ isOpen: true, fiatPreference: 'EUR', rapidAdEnable: true, showCountryFlag: true, smsEnable: false });
    expect(await browser.ask(updateProfile, { fiatPreference: '' })).toMatchObject({ fiatPreference: '', rapidAdEnable: true });
  });

  it('R6.4 sends SMS only to who has a phone', async () => {
    const { browser } = await trader();
    expect(await codeOf(browser.call(updateProfile, { smsEnable: true }))).toBe(refusals['p2p-users.no-phone'].code);
    const reachable = await quickPerson(env, { hasPhone: true, profile: {} });
    expect(await reachable.browser.ask(updateProfile, { smsEnable: true })).toMatchObject({ smsEnable: true });
  });

  it('R6.2 R6.3 says who is a China seller and who is a verified business', async () => {
    const seller = await quickPerson(env, { identityLevel: 2, areaId: '1', profile: { userType: 1 } });
    expect(await seller.browser.ask(myProfile, {})).toMatchObject({ areaId: '1', userType: 1, isChinaSeller: true, kybFlag: 2 });
    const user = await quickPerson(env, { identityLevel: 2, areaId: '1', profile: {} });
    expect(await user.browser.ask(myProfile, {})).toMatchObject({ areaId: '1', isChinaSeller: false });
    const business = await quickPerson(env, { profile: { kybFlag: 1 } });
    expect(await business.browser.ask(myProfile, {})).toMatchObject({ kybFlag: 1, isChinaSeller: false });
    expect(await new Browser(env).ask(publicProfile, faceOf(business))).toMatchObject({ kybFlag: 1 });
  });

  it('R4.17 copper users reach nothing of P2P that is not for everybody', async () => {
    const copper = await quickPerson(env, { identityLevel: 2, identityFlag: 6 });
    for (const call of [myProfile, createProfile, acceptTerms, reportOnline, seenTipList]) {
      expect(await codeOf(copper.browser.call(call, {} as never)), call.path).toBe(refusals['right.copper'].code);
    }
    expect((await copper.browser.call(publicProfile, faceOf(await trader()))).body.code).toBe(0);
  });

  it('R6.4 nobody begins who is held back from P2P', async () => {
    const { browser, userId } = await quickPerson(env, { isRestricted: true });
    expect(await codeOf(browser.call(createProfile, { nickName: 'Held Person' }))).toBe(refusals['p2p-users.held'].code);
    expect(await codeOf(browser.call(acceptTerms, { termsVersion: 1 }))).toBe(refusals['p2p-users.held'].code);
    await (await staffBrowser(env, ['risk'])).ask(liftHold, { userId, kind: 'p2p', reason: 'looked at it' });
    await browser.ask(createProfile, { nickName: 'Held Person' });
  });
});

describe('a name', () => {
  it.each(['Support', 'Peerbourse', 'Аnn', 'telegram.ann', 'A', '<b>Ann</b>', 'Ann 2025550143'])('cannot be %s', async (nickName) => {
    const { browser } = await quickPerson(env);
    expect(await codeOf(browser.call(createProfile, { nickName }))).toBe(refusals['p2p-users.bad-nick-name'].code);
  });

  it('belongs to one, whoever looks like it', async () => {
    const [one, two] = [await quickPerson(env), await quickPerson(env)];
    await one.browser.ask(createProfile, { nickName: 'Goldtrader' });
    for (const nickName of ['Goldtrader', 'GOLD trader', 'G0ldtrader', 'GoIdtrader', 'Góldtrader']) {
      expect(await codeOf(two.browser.call(createProfile, { nickName })), nickName).toBe(refusals['p2p-users.nick-name-taken'].code);
    }
  });

  it('is given to one of many who want it at once', async () => {
    const people = await Promise.all(Array.from({ length: 8 }, () => quickPerson(env)));
    const codes = await Promise.all(people.map(({ browser }) => codeOf(browser.call(createProfile, { nickName: 'Wanted Name' }))));
    expect(codes.filter((code) => code === 0)).toHaveLength(1);
    expect(codes.filter((code) => code === refusals['p2p-users.nick-name-taken'].code)).toHaveLength(7);
  });

  it('can be changed after a month', async () => {
    const { browser, accountId } = await quickPerson(env);
    await browser.ask(acceptTerms, { termsVersion: 1 });
    await browser.ask(updateProfile, { nickName: 'First Choice' });
    const early = await browser.call(updateProfile, { nickName: 'Second Choice' });
    expect(early.body).toMatchObject({ code: refusals['p2p-users.nick-name-too-soon'].code, msg: expect.stringContaining('30 days') });
    // The same name again is no change.
    expect((await browser.ask(updateProfile, { nickName: 'First Choice' })).nickNameFreeAt).not.toBeNull();
    await env.query(`UPDATE p2p_users_profiles SET nick_changed_at = nick_changed_at - interval '31 days' WHERE account_id = $1`, [
      accountId,
    ]);
    expect((await browser.ask(myProfile, {})).nickNameFreeAt).toBeNull();
    expect(await browser.ask(updateProfile, { nickName: 'Second Choice' })).toMatchObject({ nickName: 'Second Choice' });
    // The old name is free.
    const other = await quickPerson(env);
    await other.browser.ask(createProfile, { nickName: 'First Choice' });
  });
});

describe('what others see', () => {
  it('R7.10 is the face with its figures, and nothing else', async () => {
    const person = await trader();
    await setCounters(person, {
      orders_total: 210,
      orders_bought: 90,
      orders_sold: 120,
      completed_30d: 29,
      cancelled_30d: 1,
      counterparties: 77,
      release_seconds: 95,
      good_ratings: 2,
      bad_ratings: 1,
    });
    const face = await new Browser(env).ask(publicProfile, faceOf(person));
    expect(face).toEqual({
      encryptUserId: person.encryptUserId,
      nickName: `Quick ${person.accountId}`,
      headColor: '#1d4ed8',
      userType: 0,
      kybFlag: 2,
      country: '',
      isOnline: false,
      orderTotalCount: 210,
      buyOrderCount: 90,
      sellOrderCount: 120,
      thirtyDayTrade: 29,
      thirtyDayRate: '96.66',
      counterparties: 77,
      releaseSeconds: 95,
      paySeconds: null,
      goodRatings: 2,
      badRatings: 1,
      goodRate: '66.66',
      firstTradeAt: null,
    });
    await person.browser.ask(updateProfile, { showCountryFlag: true });
    expect(await new Browser(env).ask(publicProfile, faceOf(person))).toMatchObject({ country: 'DE' });
  });

  it('does not know who has no profile or has closed the account', async () => {
    const visitor = new Browser(env);
    const [without, closed] = [await quickPerson(env), await trader()];
    await env.query(`UPDATE accounts_users SET state = 'closed' WHERE id = $1`, [closed.accountId]);
    for (const { encryptUserId } of [without, closed, { encryptUserId: 'x'.repeat(22) }]) {
      expect(await codeOf(visitor.call(publicProfile, { encryptUserId }))).toBe(refusals['p2p-users.unknown-user'].code);
      expect(await codeOf(visitor.call(advertiserPage, { encryptUserId }))).toBe(refusals['p2p-users.unknown-user'].code);
    }
  });

  it('R7.10 is a page with ads of both sides, and how the visitor stands to it', async () => {
    const [advertiser, visitor] = [await trader(), await trader()];
    const { encryptUserId } = advertiser;
    expect(await new Browser(env).ask(advertiserPage, { encryptUserId })).toMatchObject({
      isYou: false,
      isFollowed: false,
      block: null,
      thirtyDayRate: null,
      ads: { buy: [], sell: [] },
    });
    await visitor.browser.ask(followUser, { encryptUserId, isFollowed: true });
    expect(await visitor.browser.ask(advertiserPage, { encryptUserId })).toMatchObject({ isYou: false, isFollowed: true });
    expect(await advertiser.browser.ask(advertiserPage, { encryptUserId })).toMatchObject({ isYou: true, isFollowed: false });
  });
});

describe('being online', () => {
  it('R7.10 lasts three minutes, and is written once a minute', async () => {
    const { browser, accountId, encryptUserId } = await trader();
    const isOnline = async () => (await new Browser(env).ask(publicProfile, { encryptUserId })).isOnline;
    const seenAt = async () =>
      (await env.query<{ seen_at: Date }>('SELECT seen_at FROM p2p_users_presence WHERE account_id = $1', [accountId]))[0]?.seen_at;
    const age = (interval: string) =>
      env.query(`UPDATE p2p_users_presence SET seen_at = app_now() - $2::interval WHERE account_id = $1`, [accountId, interval]);
    expect(await isOnline()).toBe(false);
    expect(await browser.ask(reportOnline, {})).toEqual({ nextSeconds: 60 });
    expect(await isOnline()).toBe(true);
    await age('50 seconds');
    const before = await seenAt();
    await browser.ask(reportOnline, {});
    expect(await seenAt()).toEqual(before);
    await age('181 seconds');
    expect(await isOnline()).toBe(false);
    await browser.ask(reportOnline, {});
    expect(await isOnline()).toBe(true);
  });
});

describe('what may be sold', () => {
  it('R6.4 R7.12 is the P2P wallet without coins that wait, and nothing for who may not sell', async () => {
    const person = await trader();
    const { browser, accountId } = person;
    await giveCoins(env, accountId, 'USDT', 'otc', 100_000_000n);
    expect(await browser.ask(sellableAmount, { coinCode: 'USDT' })).toEqual({
      coinCode: 'USDT',
      amount: '100',
      balance: '100',
      reserved: '0',
      waiting: '0',
      maySell: true,
    });
    await env.query(`SELECT ledger_give_lot($1::bigint, 'USDT', 30000000, 'order:test', app_now() + interval '1 day')`, [accountId]);
    expect(await browser.ask(sellableAmount, { coinCode: 'USDT' })).toMatchObject({ amount: '70', balance: '100', waiting: '30' });
    await env.query(
      `SELECT ledger_hold('p2p-ad-reserve', 'hold:test:' || $1, 'ad of the test', $1::bigint, 'USDT', 'otc', $1::bigint, 'ad-reserve', '', 50000000, NULL, true)`,
      [accountId],
    );
    expect(await browser.ask(sellableAmount, { coinCode: 'USDT' })).toMatchObject({
      amount: '20',
      balance: '50',
      reserved: '50',
      waiting: '30',
    });
    await env.query(`INSERT INTO accounts_holds (account_id, kind, reason, author) VALUES ($1, 'p2p-sell', 'test', 'test')`, [accountId]);
    expect(await browser.ask(sellableAmount, { coinCode: 'USDT' })).toMatchObject({ amount: '0', balance: '50', maySell: false });
    expect(await codeOf(browser.call(sellableAmount, { coinCode: 'NOPE' }))).toBe(refusals['p2p-config.unknown-coin'].code);
  });

  it('R6.4 is nothing without a verified identity', async () => {
    const { browser, accountId } = await quickPerson(env, { profile: {} });
    await giveCoins(env, accountId, 'USDT', 'otc', 5_000_000n);
    expect(await browser.ask(sellableAmount, { coinCode: 'USDT' })).toMatchObject({ amount: '0', balance: '5', maySell: false });
  });
});
